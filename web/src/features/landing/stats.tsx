import { chakra, PageWidth } from '../../shared/style/chakra.tsx';
import { landingText } from '../../shared/text/landing.ts';

const RAISED = {
  position: 'relative',
  marginTop: { base: '-10', md: '-12' },
  paddingX: { base: '5', md: '10' },
  paddingY: { base: '5', md: '7' },
  bg: 'surface',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'xl',
  boxShadow: 'lifted',
} as const;

/** Four numbers at a glance; `raised` on a board that reaches into the hero. */
export function Stats({ raised = false }: { raised?: boolean }) {
  return (
    <PageWidth>
      <chakra.dl
        display="grid"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
        gap={{ base: '5', md: '6' }}
        {...(raised ? RAISED : { paddingTop: { base: '8', md: '12' } })}
      >
        {landingText.stats.map(({ number, label }) => (
          <chakra.div key={label} display="flex" flexDirection="column-reverse">
            <chakra.dt color="muted">{label}</chakra.dt>
            <chakra.dd fontFamily="heading" fontSize="3xl" lineHeight="tight" color="goldText">
              {number}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </PageWidth>
  );
}
