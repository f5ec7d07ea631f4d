import type { StoreView } from '@doubloon/contract/stores/store.ts';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinedText } from '../joined-text.ts';
import { viewsRead } from '../../../shared/records/creator-figures.ts';
import { chakra, sheet, VisuallyHidden, Wrap } from '../../../shared/style/chakra.tsx';
import { useOnPhone } from '../../../shared/state/use-media-query.ts';
import { storesText } from '../../../shared/text/stores.ts';
import { formatCount } from '../../../shared/ui/figures/numbers.tsx';
import { ratingText } from '../../../shared/ui/marks/average-rating.tsx';
import { Stars } from '../../../shared/ui/marks/stars.tsx';
import { FeaturedBadge } from '../../../shared/ui/marks/verified-badge.tsx';
import { Avatar } from '../../../shared/ui/pictures/avatar.tsx';

const Head = chakra('header', { base: { ...sheet, overflow: 'hidden', minWidth: '0' } });
const Body = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: { base: '3', md: '5' },
    rowGap: { base: '2', md: '3' },
    alignItems: 'start',
    paddingX: { base: '4', md: '6' },
    paddingTop: { base: '2', md: '4' },
    paddingBottom: { base: '3', md: '4' },
  },
});
/** The picture of a creator, which reaches up into the cover. */
const Face = chakra('div', {
  base: {
    display: 'flex',
    gridRow: { md: '1 / span 2' },
    marginTop: { base: '-6', md: '-10' },
    borderRadius: 'full',
    bg: 'surface',
    boxShadow: '0 0 0 3px {colors.surface}',
  },
});
const Who = chakra('div', {
  base: { minWidth: '0', display: 'grid', justifyItems: 'start', gap: { base: '1', md: '0' } },
});
/** Beside the signs in the corner of phones. */
const NameLine = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    paddingRight: { base: '20', md: '0' },
    '& > svg': { flexShrink: '0', color: 'seaText', width: { base: '5', md: '6' } },
  },
});
const Name = chakra('h1', {
  base: {
    minWidth: '0',
    fontSize: { base: 'xl', md: '2xl' },
    lineHeight: 'tight',
    letterSpacing: 'tight',
    overflowWrap: 'anywhere',
  },
});
const Known = chakra(Wrap, {
  base: {
    gridColumn: { base: '1 / -1', md: 'auto' },
    marginTop: { md: '1' },
    columnGap: '2',
    rowGap: '1',
    alignItems: 'center',
    textStyle: 'hint',
    overflowWrap: 'anywhere',
  },
});
/** The one line in which creators say what they do. */
const Words = chakra('div', {
  base: {
    gridColumn: { base: '1 / -1', md: 'auto' },
    marginTop: { md: '1' },
    fontSize: { base: 'sm', md: 'md' },
    overflowWrap: 'anywhere',
    lineHeight: 'snug',
    _empty: { display: 'none' },
  },
});
/** In line with the figures where there is room for both. */
const Corner = chakra('span', {
  base: {
    position: 'absolute',
    top: { base: '0', md: 'auto' },
    bottom: { md: '4' },
    right: { base: '2', md: '6' },
    display: 'flex',
    gap: { md: '2' },
  },
});
/** Three in a line, with a line between each two. */
const Figures = chakra('dl', {
  base: {
    gridColumn: { base: '1 / -1', md: '2' },
    display: 'flex',
    alignItems: 'center',
    minHeight: 'touch',
    '& > * + *': {
      borderLeftWidth: '1px',
      borderColor: 'line',
      marginLeft: { base: '3', md: '6' },
      paddingLeft: { base: '3', md: '6' },
    },
  },
});
const Figure = chakra('div', {
  base: { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
});
const FigureName = chakra('dt', {
  base: {
    textStyle: 'hint',
    fontSize: 'xs',
    display: 'flex',
    alignItems: 'center',
    minHeight: '1lh',
    whiteSpace: 'nowrap',
  },
});
const FigureValue = chakra('dd', {
  base: {
    fontWeight: 'bold',
    fontSize: { base: 'sm', md: 'md' },
    lineHeight: 'snug',
    textStyle: 'figure',
    whiteSpace: 'nowrap',
  },
});
const Buttons = chakra('span', {
  base: {
    display: 'flex',
    gap: '2',
    '& > a, & > button': { whiteSpace: 'nowrap', paddingX: '4' },
    _empty: { display: 'none' },
  },
});
/** Squares like the buttons where they stand beside them. */
const Signs = chakra('span', {
  base: {
    display: 'flex',
    gap: { md: '2' },
    '& > a, & > button': { borderWidth: { md: '1px' }, borderColor: { md: 'controlLine' } },
    _empty: { display: 'none' },
  },
});

interface StoreHeaderProps {
  store: StoreView;
  cover: ReactNode;
  /** The words of the store. */
  lead: ReactNode;
  /** True when it says since when the creator is here. */
  showsJoined: boolean;
  /** The next steps of a visitor, beside the name. */
  actions: ReactNode;
  /** Buttons without words, after them. */
  signs: ReactNode;
}

/** Shows who the store belongs to, at a glance: name, one line, what is known in figures, and what its visitor may do. */
export function StoreHeader({ store, cover, lead, showsJoined, actions, signs }: StoreHeaderProps) {
  const onPhone = useOnPhone();
  const { name, username, location, verified, featured } = store;
  const told = (
    <>
      <Words>{lead}</Words>
      <Known>
        <p>
          {username && `@${username} · `}
          <chakra.span textTransform="capitalize">{store.category ?? storesText.creator}</chakra.span>
          {location && ` · ${location}`}
        </p>
        {!onPhone && featured && <FeaturedBadge />}
      </Known>
    </>
  );
  return (
    <Head>
      {cover}
      <Body>
        <Face>
          <Avatar name={name} src={store.profilePic} size={onPhone ? '16' : '24'} />
        </Face>
        <Who>
          <NameLine>
            <Name>{name || storesText.unknownCreator}</Name>
            {verified && <BadgeCheck role="img" aria-label="Verified" />}
          </NameLine>
          {onPhone ? featured && <FeaturedBadge /> : told}
        </Who>
        <Corner data-actions-of-screen>
          <Buttons>{actions}</Buttons>
          <Signs>{signs}</Signs>
        </Corner>
        {onPhone && told}
        <StoreFigures store={store} showsJoined={showsJoined} />
      </Body>
    </Head>
  );
}

/** The three figures that say most of somebody: those who are new here have no views yet. */
function StoreFigures({ store, showsJoined }: Pick<StoreHeaderProps, 'store' | 'showsJoined'>) {
  const { record, rating, reviewCount } = store;
  const figures: readonly (readonly [name: string, value: ReactNode, sign?: ReactNode] | false | null)[] = [
    record && ['Verified views', viewsRead(record)],
    // The stars stand in the place of the name: the three figures keep their line in any type.
    ['Rating', ratingText(rating, reviewCount), <Stars key="stars" rating={rating} size={14} />],
    ['Followers', formatCount(store.followers)],
    !record && showsJoined && ['Joined', joinedText(store)],
  ];
  return (
    <Figures>
      {figures.map((figure) => {
        if (!figure) return null;
        const [name, value, sign] = figure;
        return (
          <Figure key={name}>
            <FigureName>
              {sign ?? name}
              {sign && <VisuallyHidden>{name}</VisuallyHidden>}
            </FigureName>
            <FigureValue>{value}</FigureValue>
          </Figure>
        );
      })}
    </Figures>
  );
}
