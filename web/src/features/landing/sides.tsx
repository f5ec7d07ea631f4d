import { Check } from 'lucide-react';
import { paths } from '../../shared/paths.ts';
import { chakra, List, Muted, sheet } from '../../shared/style/chakra.tsx';
import { landingText } from '../../shared/text/landing.ts';
import { ButtonLink } from '../../shared/ui/buttons/button.tsx';
import { ApplicantGlimpse, EarnedGlimpse } from './glimpses.tsx';
import { Section } from './section.tsx';

/** Says what each side of the counter gets. */
export function Sides() {
  return (
    <Section title="Why choose us" intro="Both sides know where they stand before anybody starts.">
      <List
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        gap={{ base: '4', md: '6' }}
      >
        {landingText.sides.map(({ role, title, text, points, action }, index) => (
          <chakra.li
            key={title}
            {...sheet}
            display="flex"
            flexDirection="column"
            borderRadius="xl"
            padding={{ base: '5', md: '7' }}
            borderTopWidth="4px"
            borderTopColor={index === 0 ? 'accent' : 'seaText'}
          >
            <chakra.h3 textStyle="sectionTitle">{title}</chakra.h3>
            <Muted marginTop="1.5">{text}</Muted>
            {role === 'business_owner' ? <ApplicantGlimpse /> : <EarnedGlimpse />}
            <List gap="2" marginTop="5" marginBottom="6">
              {points.map((point) => (
                <chakra.li key={point} display="flex" gap="2.5" alignItems="baseline">
                  <chakra.span color="seaText" flexShrink="0" position="relative" top="0.5">
                    <Check size={16} aria-hidden />
                  </chakra.span>
                  {point}
                </chakra.li>
              ))}
            </List>
            <chakra.div marginTop="auto">
              <ButtonLink variant={index === 0 ? 'gold' : 'outline'} to={paths.registerAs(role)}>
                {action}
              </ButtonLink>
            </chakra.div>
          </chakra.li>
        ))}
      </List>
    </Section>
  );
}
