import { useId } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { isWithin, tabsFor } from './navigation.ts';
import { useWaitingWork } from './use-waiting-work.ts';
import type { SessionUser } from '../../shared/state/session.ts';
import { chakra } from '../../shared/style/chakra.tsx';
import { shellText } from '../../shared/text/shell.ts';
import { CornerMark } from '../../shared/ui/marks/count-mark.tsx';

const Bar = chakra('nav', {
  base: {
    // By the window's width, too, which styles know before the next render does.
    display: { base: 'grid', md: 'none' },
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    // In its place at the end of the page, and at the lower edge until then, so that nothing ends up beneath it; not above the keyboard of a phone.
    '@media (min-height: 30rem)': { position: 'sticky', bottom: '0', zIndex: 'header' },
    bg: 'deep',
    borderTopWidth: '1px',
    borderColor: 'deepLine',
    paddingBottom: 'env(safe-area-inset-bottom)',
    // A screen with a bar of its own has that in this place: two bars would cover a fifth of a phone.
    'html:has([data-phone-bar]) &': { display: 'none' },
  },
});

const Tab = chakra(NavLink, {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.5',
    height: 'tabBar',
    color: 'onDeepMuted',
    fontSize: '0.6875rem',
    fontWeight: 'medium',
    lineHeight: '1.2',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    _focusVisible: { outlineColor: 'onDeepGold', outlineOffset: '-2px' },
    '& svg': { width: '1.375rem', height: '1.375rem' },
    '&.pending': { color: 'onDeep' },
    '&[aria-current=page], &[data-within]': { color: 'onDeepGold', boxShadow: 'inset 0 2px 0 {colors.accent}' },
  },
});

/** The main destinations of phones, at the lower edge where a thumb reaches them, with what waits there. */
export function TabBar({ user }: { user: SessionUser }) {
  const waiting = useWaitingWork(user);
  const countId = useId();
  const { pathname } = useLocation();
  const tabs = tabsFor(user.role);
  if (tabs.length === 0) return null;
  return (
    <Bar aria-label="Tabs" data-tab-bar>
      {tabs.map(({ to, label, short, Icon, waiting: kind }) => {
        const count = kind ? waiting[kind] : 0;
        const says = kind === 'messages' ? shellText.unreadMessages : shellText.waiting;
        return (
          <Tab
            key={to}
            to={to}
            data-within={isWithin(to, pathname) || undefined}
            aria-describedby={count > 0 ? `${countId}-${kind}` : undefined}
          >
            <Icon aria-hidden />
            {short ?? label}
            <CornerMark count={count} />
            {count > 0 && (
              <span id={`${countId}-${kind}`} hidden>
                {says(count)}
              </span>
            )}
          </Tab>
        );
      })}
    </Bar>
  );
}
