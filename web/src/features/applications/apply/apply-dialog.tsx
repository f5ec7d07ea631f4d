import type { ApplicationAnswers } from '@doubloon/contract/applications/application.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { APPLICATION_DECISION_DAYS } from '@doubloon/contract/shared/constants.ts';
import { useState, type ReactNode } from 'react';
import { KeptAnswers, keptAsDraft } from '../answers.ts';
import { applyFailure } from '../apply-failure.ts';
import { AnswersForm, type BlankRefusal } from './answers-form.tsx';
import { useSendApplication } from './use-send-application.ts';
import { FieldsRefused } from '../../../shared/api/api-error.ts';
import { useDraft } from '../../../shared/drafts/use-draft.ts';
import { APPLICATION_OPEN } from '@doubloon/contract/shared/addresses.ts';
import { paths } from '../../../shared/paths.ts';
import { useSession } from '../../../shared/state/session.ts';
import { toastError } from '../../../shared/state/toasts.ts';
import { chakra, Hint, Wrap } from '../../../shared/style/chakra.tsx';
import { applicationsText } from '../../../shared/text/applications.ts';
import { TextLink } from '../../../shared/ui/buttons/text-link.tsx';
import { Dialog } from '../../../shared/ui/dialogs/dialog.tsx';
import { Money } from '../../../shared/ui/figures/numbers.tsx';
import { PlatformIcons } from '../../../shared/ui/pictures/platform-icon.tsx';

/** Query of the address that opens this form, to which signing in leads back. */
const OPEN = `?${APPLICATION_OPEN}=open`;

interface ApplyDialogProps {
  campaign: CampaignView;
  refusal: BlankRefusal;
  /** Leads to the whole brief, from where it is not on the screen anyway. */
  brief?: ReactNode;
  /** Most that this loot pays to one creator, in cents; shown with the brief. */
  earnsUpToCents?: number;
  onClose: () => void;
}

/** Applies to a loot: what it is about in short, and one input per question it asks. */
export function ApplyDialog({ campaign, refusal, brief, earnsUpToCents, onClose }: ApplyDialogProps) {
  const user = useSession((state) => state.user);
  // Whose answers they are, also when the session ends before they are sent.
  const [uid] = useState(user?.uid ?? '');
  const [problem, setProblem] = useState<string>();
  const asked = campaign.applicant_questions;
  const draft = useDraft(uid, `application:${campaign.id}`, KeptAnswers);

  const applying = useSendApplication(campaign.id, {
    onSuccess: () => {
      draft.discard();
      onClose();
    },
    onError: (error) => {
      if (useSession.getState().user) toastError(applyFailure(error));
      else askToLogIn();
    },
  });

  const askToLogIn = () => {
    if (refusal === 'toast') toastError(applicationsText.logInToApplyHere);
    else setProblem(applicationsText.logInToApply);
  };
  const submit = async (answers: ApplicationAnswers) => {
    setProblem(undefined);
    if (user) return applying.mutateAsync({ creatorId: user.uid, answers });
    askToLogIn();
    throw new FieldsRefused([]);
  };

  return (
    <Dialog title={`Apply to ${campaign.title}`} onClose={onClose} parting={keptAsDraft}>
      {brief && (
        <chakra.div bg="sunken" borderRadius="md" paddingX="4" paddingTop="3" paddingBottom="1" marginBottom="5">
          <Wrap alignItems="center" columnGap="4" rowGap="1">
            {earnsUpToCents !== undefined && (
              <span>
                You can earn up to <Money cents={earnsUpToCents} fontWeight="bold" color="goldText" />
              </span>
            )}
            <PlatformIcons platforms={campaign.platforms} most={6} />
          </Wrap>
          <Hint lineClamp="3" marginTop="1.5" overflowWrap="anywhere">
            {campaign.description}
          </Hint>
          {brief}
        </chakra.div>
      )}
      <AnswersForm
        asked={asked}
        draft={draft}
        refusal={refusal}
        problem={user ? undefined : problem}
        labels={{ submit: 'Submit Application', busy: 'Submitting...' }}
        hint={
          user ? (
            `${campaign.businessOwner.name} answers within ${APPLICATION_DECISION_DAYS} days. Until then you can edit or withdraw.`
          ) : (
            <>
              You are signed out. Your answers stay here until you are back.{' '}
              <TextLink to={paths.login} state={{ from: { pathname: paths.loot(campaign.id), search: OPEN } }}>
                Sign In
              </TextLink>
            </>
          )
        }
        onSubmit={submit}
      />
    </Dialog>
  );
}
