import type { StoreView } from '@doubloon/contract/stores/store.ts';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinedText } from '../joined-text.ts';
import { viewsRead } from '../../../shared/records/creator-figures.ts';
import { chakra, sheet, VisuallyHidden, Wrap } from '../../../shared/style/chakra.tsx';
import { useOnPhone } from '../../../shared/state/use-media-query.ts';
import { storesText } from '../../../shared/text/stores.ts';
import { formatCount } from '../../../shared/ui/figures/numbers.tsx';
import { AverageRating, ratingText } from '../../../shared/ui/marks/average-rating.tsx';
import { Stars } from '../../../shared/ui/marks/stars.tsx';
import { FeaturedBadge } from '../../../shared/ui/marks/verified-badge.tsx';
import { Avatar } from '../../../shared/ui/pictures/avatar.tsx';

const Head = chakra('header', { base: { ...sheet, overflow: 'hidden', minWidth: '0' } });
const Body = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: { base: '4', md: '6' },
    rowGap: { base: '3', md: '4' },
    alignItems: 'start',
    padding: { base: '4', md: '6' },
  },
});
/** The picture of a creator, which reaches up into the cover where there is one and room beside its words. */
const Face = chakra('div', {
  base: {
    display: 'flex',
    gridRow: { md: '1 / span 3' },
    borderRadius: 'full',
    bg: 'surface',
    boxShadow: '0 0 0 2px {colors.surface}, 0 0 0 5px {colors.accent}',
    '[data-cover] + * > &': { md: { marginTop: '-14' } },
  },
});
const Who = chakra('div', { base: { minWidth: '0' } });
/** Beside the buttons in the corner. */
const NameLine = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    paddingRight: { base: '20', md: '22rem' },
    '& > svg': { flexShrink: '0', color: 'seaText' },
  },
});
const Name = chakra('h1', {
  base: {
    minWidth: '0',
    fontSize: { base: '2xl', md: '3xl' },
    lineHeight: 'tight',
    letterSpacing: 'tight',
    overflowWrap: 'anywhere',
  },
});
const Words = chakra('div', {
  base: { marginTop: '1.5', fontSize: { base: 'sm', md: 'lg' }, _empty: { display: 'none' } },
});
const Known = chakra(Wrap, {
  base: { marginTop: '1', columnGap: '3', rowGap: '1', alignItems: 'center', color: 'muted', overflowWrap: 'anywhere' },
});
const Corner = chakra('span', {
  base: {
    position: 'absolute',
    top: { base: '2', md: '5' },
    right: { base: '2', md: '6' },
    display: 'flex',
    gap: { md: '2' },
  },
});
/** The few words in which creators say what they do. */
const Saying = chakra('p', {
  base: { gridColumn: { base: '1 / -1', md: '2' }, maxWidth: 'prose', overflowWrap: 'anywhere' },
});
const Foot = chakra('div', {
  base: {
    gridColumn: { base: '1 / -1', md: '2' },
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: '6',
    rowGap: '4',
  },
});
const Figures = chakra('dl', { base: { display: 'flex', columnGap: { base: '4', md: '10' } } });
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
    display: 'flex',
    alignItems: 'center',
    minHeight: { base: '6', md: '8' },
    fontWeight: 'bold',
    fontSize: { base: 'sm', md: 'lg' },
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
  const { name, username, location, description, verified, featured } = store;
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
            {verified && <BadgeCheck size={24} role="img" aria-label="Verified" />}
          </NameLine>
          <Words>{lead}</Words>
          <Known>
            <p>
              {username && `@${username} · `}
              <chakra.span textTransform="capitalize">{store.category ?? storesText.creator}</chakra.span>
              {location && ` · ${location}`}
            </p>
            {featured && <FeaturedBadge />}
          </Known>
        </Who>
        <Corner>
          <Buttons>{actions}</Buttons>
          <Signs>{signs}</Signs>
        </Corner>
        {description && <Saying>{description}</Saying>}
        <Foot>
          <StoreFigures store={store} showsJoined={showsJoined} />
        </Foot>
      </Body>
    </Head>
  );
}

/** The three figures that say most of somebody: those who are new here have no views yet. */
function StoreFigures({ store, showsJoined }: Pick<StoreHeaderProps, 'store' | 'showsJoined'>) {
  const onPhone = useOnPhone();
  const { record, rating, reviewCount } = store;
  const figures: readonly (readonly [name: string, value: ReactNode, sign?: ReactNode] | false | null)[] = [
    record && ['Verified views', viewsRead(record)],
    // On phones the stars stand in the place of the name: the three figures keep their line in any type.
    onPhone
      ? ['Rating', ratingText(rating, reviewCount), <Stars key="stars" rating={rating} size={14} />]
      : ['Rating', <AverageRating key="rating" size={16} rating={rating} reviewCount={reviewCount} />],
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
