import { chakra } from '../../shared/style/chakra.tsx';
import { landingText } from '../../shared/text/landing.ts';

const Row = chakra('p', { base: { display: 'flex', justifyContent: 'space-between', gap: '6' } });

/** Picture of an example payout; none of its figures are real. */
export function Receipt() {
  const { title, lines, sum } = landingText.receipt;
  return (
    <chakra.div
      position="absolute"
      right="0"
      bottom={{ base: '-12', lg: '-6' }}
      width="15.5rem"
      padding="4"
      bg="ink.800"
      color="onDeepMuted"
      borderWidth="1px"
      borderColor="deepLine"
      borderRadius="lg"
      boxShadow="0 18px 40px rgb(0 0 0 / 0.5)"
      fontSize="sm"
      fontVariantNumeric="tabular-nums lining-nums"
      animation="rise 600ms 500ms ease-out both"
    >
      <chakra.p color="sea.300" fontWeight="semibold" marginBottom="2">
        ✓ {title}
      </chakra.p>
      {lines.map(([name, value]) => (
        <Row key={name}>
          <span>{name}</span>
          <chakra.span color="onDeep">{value}</chakra.span>
        </Row>
      ))}
      <Row
        marginTop="2"
        paddingTop="2"
        borderTopWidth="1px"
        borderTopStyle="dashed"
        borderColor="deepLine"
        color="onDeep"
        fontWeight="semibold"
      >
        <span>{sum[0]}</span>
        <chakra.span color="onDeepGold">{sum[1]}</chakra.span>
      </Row>
    </chakra.div>
  );
}
