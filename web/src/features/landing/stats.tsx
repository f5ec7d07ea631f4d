import { chakra } from '@chakra-ui/react/styled-system';
import { landingText } from '../../shared/text/landing.ts';

/** Four numbers at a glance. */
export function Stats() {
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
      gap="6"
      maxWidth="page"
      marginX="auto"
      paddingX={{ base: '4', md: '8' }}
      paddingY={{ base: '8', md: '10' }}
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
  );
}
