import type { BrandView } from '@doubloon/contract/campaigns/brand.ts';
import { paths } from '../../../shared/paths.ts';
import { Card, chakra, Stack, Wrap, Written } from '../../../shared/style/chakra.tsx';
import { GivenAddress } from '../../../shared/ui/buttons/given-address.tsx';
import { ShareButton } from '../../../shared/ui/buttons/share-button.tsx';
import { DateText } from '../../../shared/ui/figures/date-text.tsx';
import { DisputeFigure } from '../../../shared/records/dispute-figure.tsx';
import { OWNER_IS_NEW, ownerFigures } from '../../../shared/records/owner-figures.ts';
import { RecordFigures } from '../../../shared/records/record-figures.tsx';
import { VerifiedBadge } from '../../../shared/ui/marks/verified-badge.tsx';
import { Avatar } from '../../../shared/ui/pictures/avatar.tsx';

/** Shows who an owner is and how they have decided and paid so far, at a glance. */
export function BrandHeader({ brand }: { brand: BrandView }) {
  const { name, logo, verified, website, about, since, record } = brand;
  return (
    <Card
      as="header"
      position="relative"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' }}
      gap={{ base: '4', md: '6' }}
      alignItems="center"
    >
      <Avatar name={name} src={logo} size="24" />
      <Stack minWidth="0" gap="2">
        <Wrap gap="3" alignItems="center" paddingRight={{ md: '12' }}>
          <chakra.h1 fontSize={{ base: '2xl', md: '3xl' }} letterSpacing="tight" overflowWrap="anywhere">
            {name}
          </chakra.h1>
          {verified && <VerifiedBadge />}
        </Wrap>
        <Wrap columnGap="5" rowGap="2" color="muted">
          <span>
            Here since <DateText value={since} />
          </span>
          {website && <GivenAddress href={website} trusted={verified} />}
        </Wrap>
        {about && (
          <Written maxWidth="prose" marginTop="1">
            {about}
          </Written>
        )}
      </Stack>
      <chakra.section
        aria-label="Record"
        gridColumn={{ md: '1 / -1' }}
        paddingTop={{ base: '4', md: '5' }}
        borderTopWidth="1px"
        borderColor="line"
      >
        <RecordFigures large figures={ownerFigures(record)} unlessNew={OWNER_IS_NEW} />
        <DisputeFigure uid={brand.id} />
      </chakra.section>
      <chakra.span position="absolute" top="4" right="4">
        <ShareButton title={name} path={paths.brand(brand.id)} />
      </chakra.span>
    </Card>
  );
}
