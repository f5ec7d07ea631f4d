import { useQuery } from '@tanstack/react-query';
import { useProofMail } from '../../../shared/proven-email/use-proof-mail.ts';
import { paths } from '../../../shared/paths.ts';
import { authText } from '../../../shared/text/auth.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { DateText } from '../../../shared/ui/figures/date-text.tsx';
import { TextLink } from '../../../shared/ui/buttons/text-link.tsx';
import { profileQuery } from '../api/profile-query.ts';

/** How often it is asked if the mailed link was opened, perhaps on another device. */
const ASK_EVERY_MS = 5000;

interface RefusedMailNoticeProps {
  email: string;
  /** Since when the mail server has said that there is no such mailbox. */
  since: Date;
}

/** Says that mails do not arrive, what stays away because of that, and offers the mail that shows when they do again. */
export function RefusedMailNotice({ email, since }: RefusedMailNoticeProps) {
  const { sent, label, loading, send } = useProofMail(email);
  useQuery({ ...profileQuery, refetchInterval: sent && ASK_EVERY_MS });
  return (
    <section aria-label="Your emails do not arrive">
      <Notice colorPalette="coral" title={`We cannot reach you at ${email}`}>
        <p>
          Its mail server has refused our emails since <DateText value={since} />. Until one arrives again, we only try
          those about your money and the safety of your account.
        </p>
        <p>
          {sent
            ? `${authText.verifySent(email)} ${authText.goesOn}`
            : 'Once your mailbox works, send yourself an email and open the link in it.'}{' '}
          Is the address itself wrong? <TextLink to={paths.help()}>Ask us to help</TextLink>.
        </p>
        <Button variant="outline" wide loading={loading} loadingText="Sending..." onClick={send}>
          {label}
        </Button>
      </Notice>
    </section>
  );
}
