import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { UnpaidForCreator } from '../../../shared/payments/unpaid-for-creator.tsx';
import { paths } from '../../../shared/paths.ts';
import { chakra, Hint, List, Muted } from '../../../shared/style/chakra.tsx';
import { deliverablesText } from '../../../shared/text/deliverables.ts';
import { Badge } from '../../../shared/ui/marks/badge.tsx';
import { DateText, TimeLeft } from '../../../shared/ui/figures/date-text.tsx';
import { HowViewsCount } from '../../../shared/ui/buttons/help-link.tsx';
import { TextLink } from '../../../shared/ui/buttons/text-link.tsx';
import type { Wait } from '../project-waits.ts';

interface ProjectWaitsProps {
  waits: readonly Wait[];
  status: ApplicationView['status'];
  /** True when the loot takes nothing any more. */
  closed: boolean;
  /** True when more views would add to what is paid; undefined while that is not known. */
  earnsMore: boolean | undefined;
}

/** The steps a project waits for: who must act, and by when. If there are none, it says if and how more is earned. */
export function ProjectWaits({ waits, status, closed, earnsMore }: ProjectWaitsProps) {
  const more =
    status === 'completed'
      ? 'More views earn more: a proof of an approved treasure can still add to what you earned.'
      : 'More views earn more: those of your posts, and those of the next one that you submit.';
  const open = earnsMore
    ? more
    : `Nobody is waiting.${earnsMore === false ? ' More views earn nothing more here.' : ''}`;
  const atRest = closed ? 'This loot is closed, and nobody is waiting.' : open;
  if (waits.length === 0) return <Muted>{atRest}</Muted>;
  return (
    <List gap="4">
      {waits.map(({ id, turn, step, text, detail, deliverBy, unpaid, onProfile }) => (
        <chakra.li key={id} display="grid" justifyItems="start" gap="1.5">
          <Badge colorPalette={turn === 'you' ? 'gold' : 'plain'}>{deliverablesText.turns[turn]}</Badge>
          <div>
            <chakra.p fontWeight="semibold">
              {onProfile ? (
                <TextLink to={paths.payoutAccount} paddingY="3">
                  {text}
                </TextLink>
              ) : (
                text
              )}
            </chakra.p>
            {deliverBy && (
              <chakra.div fontSize="sm">
                Deliver by <DateText value={deliverBy} />
                <TimeLeft to="deliver" by={deliverBy} />
              </chakra.div>
            )}
            {detail && (
              <Hint overflowWrap="anywhere">
                {detail} {step === 'submit' && <HowViewsCount />}
              </Hint>
            )}
            {unpaid && <UnpaidForCreator problem={unpaid} />}
          </div>
        </chakra.li>
      ))}
    </List>
  );
}
