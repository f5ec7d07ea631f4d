import { Link, useLocation } from 'react-router-dom';
import { ANCHORS } from '../../../shared/state/use-arrival.ts';
import { chakra } from '../../../shared/style/chakra.tsx';

const Row = chakra('nav', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', marginBottom: '6' } });
const Way = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    paddingX: '4',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'controlLine',
    fontSize: 'sm',
    fontWeight: 'semibold',
    _hover: { bg: 'sunken' },
    '&[aria-current]': { bg: 'sunken', borderColor: 'text' },
  },
});

const PARTS = [
  [ANCHORS.profile, 'About you'],
  [ANCHORS.socialAccounts, 'Other platforms'],
  [ANCHORS.payoutAccount, 'Getting paid'],
  [ANCHORS.mails, 'Mails'],
  [ANCHORS.account, 'Sign-in and data'],
] as const;

/** Ways to the parts of the profile, each kept in the address. */
export function ProfileContents() {
  const { hash } = useLocation();
  return (
    <Row aria-label="Parts of your profile">
      {PARTS.map(([anchor, name]) => (
        <Way key={anchor} to={{ hash: anchor }} aria-current={hash === `#${anchor}` ? 'location' : undefined}>
          {name}
        </Way>
      ))}
    </Row>
  );
}
