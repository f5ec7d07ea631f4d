import { MessageSquare } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { useSession } from '../../state/session.ts';
import { ButtonLink } from './button.tsx';

interface MessageButtonProps extends Omit<ComponentProps<typeof ButtonLink>, 'to' | 'children'> {
  /** The uid of the person to write to. */
  userId: string;
  /** A loot of one of the two, which the conversation is about. */
  campaignId?: string | undefined;
  /** "Message" unless told. */
  children?: ReactNode;
}

/** Leads to the conversation with somebody, over signing in where nobody is; nothing for oneself. */
export function MessageButton({ userId, campaignId, children = 'Message', ...rest }: MessageButtonProps) {
  const isSelf = useSession(({ user }) => user?.uid === userId);
  if (isSelf) return null;
  return (
    <ButtonLink variant="outline" {...rest} to={paths.messageTo(userId, campaignId)}>
      <MessageSquare aria-hidden />
      {children}
    </ButtonLink>
  );
}
