import { paths } from '../../../shared/paths.ts';
import { TextLink } from '../../../shared/ui/buttons/text-link.tsx';

// Beside the form, not in its place: what was typed so far would be gone.
const beside = { target: '_blank', title: 'Opens in a new tab' };

/** Label of the consent checkbox, with links to the legal texts. */
export function AgreementLabel() {
  return (
    <>
      I agree to the{' '}
      <TextLink to={paths.legal('terms')} {...beside}>
        Terms of Service
      </TextLink>{' '}
      and{' '}
      <TextLink to={paths.legal('privacy')} {...beside}>
        Privacy Policy
      </TextLink>
    </>
  );
}
