import type { StoreView } from '@doubloon/contract/stores/store.ts';
import type { ReactNode } from 'react';
import { chakra, sheet, Wrap } from '../../../shared/style/chakra.tsx';
import { useOnPhone } from '../../../shared/state/use-media-query.ts';
import { storesText } from '../../../shared/text/stores.ts';
import { formatCount } from '../../../shared/ui/figures/numbers.tsx';
import { AverageRating } from '../../../shared/ui/marks/average-rating.tsx';
import { FeaturedBadge, VerifiedBadge } from '../../../shared/ui/marks/verified-badge.tsx';
import { Avatar } from '../../../shared/ui/pictures/avatar.tsx';
import { LinkedAccounts, Place } from './store-intro.tsx';

const Head = chakra('header', { base: { ...sheet, overflow: 'hidden', minWidth: '0' } });
const Body = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' },
    columnGap: { base: '4', md: '6' },
    rowGap: '1',
    alignItems: { base: 'start', md: 'center' },
    padding: { base: '4', md: '5' },
    paddingX: { md: '6' },
  },
});
/** The picture of a creator, which reaches up into the cover where there is one and room beside its words. */
const Face = chakra('div', {
  base: {
    display: 'flex',
    gridRow: { base: '1 / span 3', md: '1 / span 2' },
    alignSelf: 'start',
    borderRadius: 'full',
    bg: 'surface',
    '[data-cover] + * > &': { md: { marginTop: '-14', boxShadow: '0 0 0 4px {colors.surface}' } },
  },
});
const Name = chakra('h1', {
  base: { fontSize: { base: '2xl', md: '3xl' }, lineHeight: 'tight', letterSpacing: 'tight', overflowWrap: 'anywhere' },
});
const NameLine = chakra(Wrap, {
  base: {
    gridColumn: '2 / -1',
    columnGap: '3',
    rowGap: '1',
    alignItems: 'center',
    // Beside the button in the corner.
    paddingRight: '12',
  },
});
const Marks = chakra(Wrap, { base: { gap: '2', _empty: { display: 'none' } } });
/** Who and where, on wide screens in one line beside the buttons whatever the type, so that nothing below it moves while they arrive. */
const Known = chakra('div', {
  base: { display: 'flex', columnGap: '4', color: 'muted', minWidth: '0', overflowWrap: 'anywhere' },
});
const Buttons = chakra('div', {
  base: {
    display: 'flex',
    gap: '2',
    gridColumn: { base: '1 / -1', md: '3' },
    marginTop: { base: '2', md: '0' },
    '& > a, & > button': { whiteSpace: 'nowrap', paddingX: { base: '3', md: '4' } },
    _empty: { display: 'none' },
  },
});
const Corner = chakra('span', { base: { position: 'absolute', top: '2', right: { base: '2', md: '4' } } });
const Foot = chakra('div', {
  base: {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: '6',
    rowGap: '2',
    marginTop: '2',
    paddingTop: '3',
    borderTopWidth: '1px',
    borderColor: 'line',
  },
});
const Saying = chakra('div', {
  base: {
    gridColumn: '1 / -1',
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '8',
    marginTop: '2',
    _empty: { display: 'none' },
    '& > p': { maxWidth: 'prose', overflowWrap: 'anywhere' },
    // The brand keeps its place where nothing is said beside it.
    '& > div': { maxWidth: '50%', flexShrink: '0' },
  },
});
const Ways = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '2', _empty: { display: 'none' } },
});
const Figures = chakra('dl', { base: { display: 'flex', columnGap: { base: '3', md: '8' } } });
const Figure = chakra('div', {
  base: { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
});
const FigureName = chakra('dt', { base: { textStyle: 'hint', fontSize: 'xs' } });
const FigureValue = chakra('dd', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '6',
    fontWeight: 'semibold',
    fontSize: { base: 'sm', md: 'md' },
    textStyle: 'figure',
    whiteSpace: 'nowrap',
  },
});

interface StoreHeaderProps {
  store: StoreView;
  /** The words of the store over their picture. */
  cover: ReactNode;
  /** On phones they stand in `StoreIntro`, below the work. */
  brand: ReactNode;
  links: ReactNode;
  /** True when it says since when the creator is here. */
  showsJoined: boolean;
  actions: ReactNode;
  /** A button for the corner. */
  share?: ReactNode;
}

/** Shows who the store belongs to, at a glance: rating, followers here and on the creator's platforms, and what its visitor may do. */
export function StoreHeader({ store, cover, brand, links, showsJoined, actions, share }: StoreHeaderProps) {
  const onPhone = useOnPhone();
  return (
    <Head>
      {cover}
      <Body>
        <Face>
          <Avatar name={store.name} src={store.profilePic} size={onPhone ? '16' : '24'} />
        </Face>
        <NameLine>
          <Name>{store.name || storesText.unknownCreator}</Name>
          {!onPhone && <Badges store={store} />}
        </NameLine>
        <Known>
          <chakra.p truncate={onPhone ? undefined : true}>
            {store.username && `@${store.username} · `}
            <chakra.span textTransform="capitalize">{store.category ?? storesText.creator}</chakra.span>
          </chakra.p>
          {!onPhone && <Place location={store.location} />}
        </Known>
        {onPhone && (
          <Marks>
            <Badges store={store} />
          </Marks>
        )}
        <Buttons>{actions}</Buttons>
        {share && <Corner>{share}</Corner>}
        {!onPhone && (
          <Saying>
            {store.description && <p>{store.description}</p>}
            {brand}
          </Saying>
        )}
        <Foot>
          <StoreFigures store={store} showsJoined={showsJoined} />
          {!onPhone && (
            <Ways>
              <LinkedAccounts store={store} />
              {links}
            </Ways>
          )}
        </Foot>
      </Body>
    </Head>
  );
}

function Badges({ store }: Pick<StoreHeaderProps, 'store'>) {
  return (
    <>
      {store.verified && <VerifiedBadge />}
      {store.featured && <FeaturedBadge />}
    </>
  );
}

/** The figures that say how known somebody is here. */
function StoreFigures({ store, showsJoined }: Pick<StoreHeaderProps, 'store' | 'showsJoined'>) {
  const starSize = useOnPhone() ? 14 : 16;
  const year = store.joinedDate.getFullYear();
  const figures = [
    ['Followers', formatCount(store.followers)],
    ['Rating', <AverageRating key="rating" size={starSize} rating={store.rating} reviewCount={store.reviewCount} />],
    showsJoined && ['Joined', Number.isNaN(year) ? storesText.notKnown : year],
  ] as const;
  return (
    <Figures>
      {figures.map(
        (figure) =>
          figure && (
            <Figure key={figure[0]}>
              <FigureName>{figure[0]}</FigureName>
              <FigureValue>{figure[1]}</FigureValue>
            </Figure>
          ),
      )}
    </Figures>
  );
}
