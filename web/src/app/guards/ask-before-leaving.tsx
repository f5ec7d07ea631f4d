import { NavigationType, useBlocker, type BlockerFunction } from 'react-router-dom';
import { giveUpUnsaved, isAnythingUnsaved } from '../../shared/form/use-ask-before-leaving.ts';
import { DiscardDialog } from '../../shared/ui/dialogs/confirm-dialog.tsx';

/** True for a way to another screen that would lose something unsaved; redirects are let through. */
const leavesUnsaved: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) =>
  isAnythingUnsaved() && historyAction !== NavigationType.Replace && currentLocation.pathname !== nextLocation.pathname;

/** Asks before a link, or Back and Forward, lead to another screen while something on this one is not saved (`useAskBeforeLeaving`). */
export function AskBeforeLeaving() {
  const blocker = useBlocker(leavesUnsaved);
  if (blocker.state !== 'blocked') return null;
  const discard = () => {
    giveUpUnsaved();
    blocker.proceed();
  };
  return <DiscardDialog onKeep={() => blocker.reset()} onDiscard={discard} />;
}
