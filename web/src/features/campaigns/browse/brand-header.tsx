import type { BrandView } from '@doubloon/contract/campaigns/brand.ts';
import { paths } from '../../../shared/paths.ts';
import { Card, chakra, Stack, Wrap, Written } from '../../../shared/style/chakra.tsx';
import { GivenAddress } from '../../../shared/ui/buttons/given-address.tsx';
import { CampaignCover } from '../../../shared/loots/campaign-cover.tsx';
import { ShareButton } from '../../../shared/ui/buttons/share-button.tsx';
import { DateText } from '../../../shared/ui/figures/date-text.tsx';
import { DisputeFigure } from '../../../shared/records/dispute-figure.tsx';
import { OWNER_IS_NEW, ownerFigures } from '../../../shared/records/owner-figures.ts';
import { RecordFigures } from '../../../shared/records/record-figures.tsx';
import { VerifiedBadge } from '../../../shared/ui/marks/verified-badge.tsx';
import { Avatar } from '../../../shared/ui/pictures/avatar.tsx';

const Sheet = chakra(Card, { base: { padding: '0', overflow: 'hidden' } });
/** The logo stands half on the cover, the name beside it below. */
const Who = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: { base: '3', md: '5' },
    rowGap: '2',
    paddingX: { base: '4', md: '6' },
    paddingTop: '3',
  },
});
const Logo = chakra('div', {
  base: {
    position: 'relative',
    marginTop: { base: '-14', md: '-16' },
    padding: '1',
    bg: 'surface',
    borderRadius: 'full',
    boxShadow: '0 0 0 1px {colors.line}',
    lineHeight: '0',
    gridRow: { md: '1 / span 2' },
  },
});
const Share = chakra('span', { base: { marginRight: '-2.5' } });
const Record = chakra('section', {
  base: {
    marginTop: { base: '4', md: '5' },
    paddingX: { base: '4', md: '6' },
    paddingY: '5',
    borderTopWidth: '1px',
    borderColor: 'line',
    bg: 'raised',
  },
});

/** Shows who an owner is and how they have decided and paid so far, at a glance. */
export function BrandHeader({ brand }: { brand: BrandView }) {
  const { name, logo, verified, website, about, since, record } = brand;
  return (
    <Sheet as="header">
      <CampaignCover campaign={{ id: brand.id, owner_id: brand.id }} height={{ base: '24', md: '28' }} />
      <Who>
        <Logo>
          <Avatar name={name} src={logo} size="24" />
        </Logo>
        <Wrap columnGap="3" rowGap="1" alignItems="center" minHeight="touch" minWidth="0">
          <chakra.h1 textStyle="title" overflowWrap="anywhere">
            {name}
          </chakra.h1>
          {verified && <VerifiedBadge />}
        </Wrap>
        <Share>
          <ShareButton title={name} path={paths.brand(brand.id)} />
        </Share>
        <Stack gridColumn={{ base: '1 / -1', md: '2 / -1' }} gap="2">
          {about && <Written maxWidth="prose">{about}</Written>}
          <Wrap columnGap="5" rowGap="1" textStyle="hint">
            <span>
              Here since <DateText value={since} />
            </span>
            {website && <GivenAddress href={website} trusted={verified} />}
          </Wrap>
        </Stack>
      </Who>
      <Record aria-label="Record">
        <RecordFigures large figures={ownerFigures(record)} unlessNew={OWNER_IS_NEW} />
        <DisputeFigure uid={brand.id} />
      </Record>
    </Sheet>
  );
}
