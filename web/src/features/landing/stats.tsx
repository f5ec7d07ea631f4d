import { chakra, PageWidth } from '../../shared/style/chakra.tsx';
import { landingText } from '../../shared/text/landing.ts';

const Around = chakra(PageWidth, {
  variants: {
    // The gap that stands between any two sections.
    apart: { true: { paddingTop: { base: '16', md: '20' }, paddingBottom: { base: '8', md: '10' } } },
  },
});
const Figures = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    rowGap: '6',
    paddingY: { base: '5', md: '7' },
    borderColor: 'line',
  },
  variants: {
    raised: {
      true: {
        position: 'relative',
        marginTop: { base: '-10', md: '-12' },
        bg: 'surface',
        borderWidth: '1px',
        borderRadius: 'xl',
        boxShadow: 'lifted',
      },
      false: { borderTopWidth: '1px', borderBottomWidth: '1px' },
    },
  },
});
/** A number with its name, apart from the one before it by a line. */
const Figure = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column-reverse',
    alignItems: 'center',
    paddingX: '3',
    textAlign: 'center',
    borderColor: 'line',
    '&:nth-child(2n)': { borderLeftWidth: '1px' },
    '&:nth-child(3)': { borderLeftWidth: { base: '0', md: '1px' } },
  },
});

/** Four numbers at a glance in a ruled band; `raised` on a board that reaches into the hero. */
export function Stats({ raised = false }: { raised?: boolean }) {
  return (
    <Around apart={!raised}>
      <Figures raised={raised}>
        {landingText.stats.map(({ number, label }) => (
          <Figure key={label}>
            <chakra.dt color="muted">{label}</chakra.dt>
            <chakra.dd fontFamily="heading" fontSize="3xl" lineHeight="tight" color="goldText">
              {number}
            </chakra.dd>
          </Figure>
        ))}
      </Figures>
    </Around>
  );
}
