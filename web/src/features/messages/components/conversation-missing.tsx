import { paths } from '../../../shared/paths.ts';
import { messagesText } from '../../../shared/text/messages.ts';
import { ButtonLink } from '../../../shared/ui/button-link.tsx';
import { MapDrawing } from '../../../shared/ui/drawings.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';

/** Stands where the address names no conversation one could have, with the way to those one has. */
export function ConversationMissing({ title, text }: { title: string; text: string }) {
  return (
    <EmptyState
      drawing={<MapDrawing />}
      title={title}
      text={text}
      action={<ButtonLink to={paths.messages}>{messagesText.back}</ButtonLink>}
    />
  );
}
