import { CreatorCard as Creator } from '@doubloon/contract/stores/store.ts';
import { BadgeCheck, Star } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { AccountsInShort } from '../../../shared/records/account-followers.tsx';
import { viewsRead } from '../../../shared/records/creator-figures.ts';
import { Card, chakra, VisuallyHidden } from '../../../shared/style/chakra.tsx';
import { counted, formatCount } from '../../../shared/ui/figures/numbers.tsx';
import { formatDate } from '../../../shared/ui/figures/time.ts';
import { CardsSkeleton, Skeleton } from '../../../shared/ui/lists/query-view.tsx';
import { averageText } from '../../../shared/ui/marks/average-rating.tsx';
import { Badge } from '../../../shared/ui/marks/badge.tsx';
import { Avatar } from '../../../shared/ui/pictures/avatar.tsx';
import { Banner, WorkBanner } from './work-banner.tsx';

/** A card whose parts stand at the same height in all of them, whatever a creator has filled in. */
const Whole = chakra(Card, {
  base: {
    position: 'relative',
    display: 'grid',
    // In a `CardGrid` the parts are as high as those of the cards beside it, and no higher.
    gridRow: 'span 3',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'subgrid',
    rowGap: '0',
    overflow: 'hidden',
    padding: '0',
    transition: 'transform 160ms, box-shadow 160ms',
    _hover: { transform: 'translateY(-2px)', boxShadow: 'lifted' },
  },
});
const Head = chakra('div', {
  base: { display: 'flex', alignItems: 'flex-start', gap: '3', paddingX: '4', paddingBottom: '3', minWidth: '0' },
});
const Face = chakra('span', {
  base: {
    display: 'inline-flex',
    flexShrink: '0',
    marginTop: '-6',
    borderRadius: 'full',
    bg: 'surface',
    boxShadow: '0 0 0 3px {colors.surface}',
    zIndex: '0',
  },
});
const Who = chakra('div', { base: { flex: '1', minWidth: '0', paddingTop: '2' } });
const Words = chakra('div', {
  base: { display: 'grid', alignContent: 'start', gap: '2', paddingX: '4', paddingBottom: '3', minWidth: '0' },
});
const Foot = chakra('div', { base: { display: 'grid', gap: '3', paddingX: '4', paddingBottom: '4', minWidth: '0' } });
const NameLine = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '1.5' } });
const Name = chakra('h2', { base: { minWidth: '0', fontSize: 'lg', lineHeight: 'snug', truncate: true } });
const Sign = chakra('span', { base: { flexShrink: '0' } });
/** Covers the whole card, so that all of it can be pressed and there is still one real link. */
const NameLink = chakra(Link, {
  base: {
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
    _focusVisible: { outline: 'none', _after: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' } },
  },
});
const Line = chakra('p', { base: { textStyle: 'hint', truncate: true } });
const Description = chakra('p', {
  base: { lineClamp: '2', lineHeight: 'short', minHeight: '2lh', overflowWrap: 'anywhere' },
});
/** One line of them: those for which there is no room are left out whole. */
const Tags = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '1.5', height: '7', overflow: 'hidden', listStyleType: 'none' },
});
/** Stands in the place of specialties where none is named. */
const Quiet = chakra('li', { base: { textStyle: 'hint', lineHeight: '1.5rem' } });
const Accounts = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '2.5', height: '8', overflow: 'hidden' },
});
const Figures = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, auto)',
    justifyContent: 'space-between',
    gap: '1.5',
    paddingTop: '3',
    borderTopWidth: '1px',
    borderColor: 'line',
  },
});
const Figure = chakra('div', {
  base: { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', minWidth: '0' },
});
const FigureName = chakra('dt', { base: { textStyle: 'hint', fontSize: 'xs', whiteSpace: 'nowrap' } });
const FigureValue = chakra('dd', {
  base: { fontWeight: 'semibold', lineHeight: 'snug', textStyle: 'figure', whiteSpace: 'nowrap' },
  variants: { unknown: { true: { color: 'muted', fontWeight: 'normal' } } },
});

/** Stands above the link that covers the card, and keeps its room while it comes. */
const Action = chakra('div', { base: { position: 'relative', zIndex: '1', minHeight: 'touch' } });

interface CreatorCardProps {
  creator: Creator;
  /** A button for what else its reader can do than open the store. */
  action?: ReactNode;
}

/** One creator of the directory; leads to the store, which gets what is known here to show at once. */
export function CreatorCard({ creator, action }: CreatorCardProps) {
  const { name, username, category, description, location, specialties, affiliateReward } = creator;
  // The part of town is what tells two of one city apart.
  const where = location.split(',')[0] || (username && `@${username}`);
  return (
    <Whole as="article">
      <div>
        <WorkBanner creator={creator} />
        <Head>
          <Face>
            <Avatar name={name} src={creator.profilePic} size="16" />
          </Face>
          <Who>
            <NameLine>
              <Name>
                <NameLink to={paths.store(creator.id)} state={{ creator: Creator.encode(creator) }}>
                  {name || 'Unknown Creator'}
                </NameLink>
              </Name>
              {creator.verified && (
                <Sign role="img" aria-label="Verified" color="seaText">
                  <BadgeCheck size={18} aria-hidden />
                </Sign>
              )}
              {creator.featured && (
                <Sign role="img" aria-label="Featured" color="goldText">
                  <Star size={18} aria-hidden />
                </Sign>
              )}
            </NameLine>
            <Line>
              <chakra.span textTransform="capitalize">{category ?? 'Creator'}</chakra.span>
              {where && ` · ${where}`}
            </Line>
          </Who>
        </Head>
      </div>
      <Words>
        <Description>{description}</Description>
        <Tags aria-label="Specialties">
          {specialties.map((specialty) => (
            <li key={specialty}>
              <Badge>{specialty}</Badge>
            </li>
          ))}
          {specialties.length === 0 && <Quiet>Joined {formatDate(creator.joinedDate)}</Quiet>}
        </Tags>
        <Accounts>
          {Object.keys(creator.accountFollowers).length > 0 && (
            <chakra.span textStyle="hint" fontSize="xs" aria-hidden>
              Audience
            </chakra.span>
          )}
          <AccountsInShort socialLinks={creator.socialLinks} accountFollowers={creator.accountFollowers} />
        </Accounts>
      </Words>
      <Foot>
        <CreatorFigures creator={creator} />
        {action ? (
          <Action>{action}</Action>
        ) : (
          affiliateReward !== null &&
          affiliateReward > 0 && <Badge justifySelf="start">{affiliateReward}% for affiliates</Badge>
        )}
      </Foot>
    </Whole>
  );
}

/** Stands in the place of a figure that is not known yet. */
const NOTHING = '–';

/** How known a creator is here, and what they have shown: results that Doubloon has checked, the most telling first. */
function CreatorFigures({ creator: { followers, rating, reviewCount, record } }: Pick<CreatorCardProps, 'creator'>) {
  const isRated = reviewCount > 0;
  const figures: readonly (readonly [name: ReactNode, value: ReactNode])[] = [
    ['Views read', record ? viewsRead(record) : NOTHING],
    [
      <Fragment key="rating">
        Rating<VisuallyHidden>{isRated && ` of ${counted(reviewCount, 'review')}`}</VisuallyHidden>
      </Fragment>,
      isRated ? averageText(rating, reviewCount) : NOTHING,
    ],
    [
      <Fragment key="loots">
        Loots<VisuallyHidden> completed</VisuallyHidden>
      </Fragment>,
      record ? formatCount(record.loots_completed) : NOTHING,
    ],
    ['Followers', formatCount(followers)],
  ];
  return (
    <Figures>
      {figures.map(([name, value], at) => (
        <Figure key={at}>
          <FigureName>{name}</FigureName>
          <FigureValue unknown={value === NOTHING}>{value}</FigureValue>
        </Figure>
      ))}
    </Figures>
  );
}

/** The directory while its creators are on their way: cards in the shape of those to come. */
export function DirectorySkeleton() {
  return (
    <CardsSkeleton padding="0" overflow="hidden">
      <Banner />
      <Head>
        <Face>
          <Skeleton width="16" height="16" borderRadius="full" />
        </Face>
        <Who>
          <Skeleton height="10" width="70%" />
        </Who>
      </Head>
      <Words>
        <Skeleton height="12" />
        <Skeleton height="7" width="70%" />
        <Skeleton height="8" width="50%" />
      </Words>
      <Foot>
        <Skeleton height="14" />
      </Foot>
    </CardsSkeleton>
  );
}
