import { getBlock } from '@doubloon/contract/blocks/operations.ts';
import type { ConversationView } from '@doubloon/contract/messaging/conversation.ts';
import { useQuery } from '@tanstack/react-query';
import { type DragEvent, type RefObject, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { queryOf } from '../../../shared/api/queries/query.ts';
import { toastError } from '../../../shared/state/toasts.ts';
import { useMediaQuery } from '../../../shared/state/use-media-query.ts';
import { chakra, Muted, Stack, VisuallyHidden } from '../../../shared/style/chakra.tsx';
import { QueryProblem, Skeleton } from '../../../shared/ui/lists/query-view.tsx';
import { NOTHING_SHARED, type SharedWork } from '../shared-work.ts';
import { addFiles } from '../attachment-queue.ts';
import { ACCEPTED, chooseFiles } from '../choose-files.ts';
import { useChat } from '../use-chat.ts';
import { useCompose } from '../use-compose.ts';
import { useKeptPlace } from '../use-kept-place.ts';
import { useMarkRead } from '../use-mark-read.ts';
import { useSend } from '../use-send.ts';
import { BlockedChat } from './blocked-chat.tsx';
import { ChatActions } from './chat-actions.tsx';
import { ChatHeader } from './chat-header.tsx';
import { Composer } from './composer.tsx';
import { MessageLog } from './message-log.tsx';

/** Width of each placeholder message, and the side it is on. */
const SHAPES = [
  ['55%', 'start'],
  ['40%', 'end'],
  ['65%', 'end'],
  ['35%', 'start'],
] as const;

/** The paper that the messages lie on. */
const Ground = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    flex: '1',
    minHeight: '0',
    minWidth: '0',
    bg: 'canvas',
  },
});

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

interface ChatProps {
  uid: string;
  conversation: ConversationView;
  /** True when the conversation was chosen on this screen, which moves the focus into it. */
  chosen: boolean;
  /** Between whom it is, besides the messages. */
  shared?: SharedWork;
  onBack: () => void;
}

/** One conversation: what was said, and where one answers. Files may be dropped anywhere on it. */
export function Chat({ uid, conversation, chosen, shared = NOTHING_SHARED, onBack }: ChatProps) {
  const { id, participant, readByParticipant } = conversation;
  const { messages, earlier, entries, received, isSending, hasUnsent } = useChat(uid, conversation);
  const { send, sendAgain } = useSend(uid, id);
  const composing = useCompose({ uid, conversationId: id, isSending, hasUnsent, onSend: send });
  const keys = useMemo(() => entries.map(({ key }) => key), [entries]);
  const ownKeys = useMemo(
    () => new Set(entries.filter(({ kind }) => kind === 'outgoing').map(({ key }) => key)),
    [entries],
  );
  const place = useKeptPlace(keys, ownKeys, messages.data !== undefined);
  const isVisible = usePageVisible();
  useMarkRead({ uid, conversation, received, seen: isVisible && place.atEnd });
  const block = useQuery(queryOf(getBlock, { params: { id: participant.uid } }));
  const isBlocked = block.data?.blocked === true;
  const input = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  useFocusOnOpening(chosen, input, heading);

  const take = (files: readonly File[]) => {
    if (participant.role === null || isBlocked) return;
    const { taken, problems } = chooseFiles(files, composing.files.length);
    problems.forEach((problem) => toastError(problem));
    if (taken.length > 0) addFiles(id, taken);
  };
  const { isOver, area } = useFileDrop(take);
  const isWide = useMediaQuery('(min-width: 80rem)', false);
  const chat = (
    <Ground {...area}>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept={ACCEPTED}
        onChange={({ currentTarget }) => {
          take([...(currentTarget.files ?? [])]);
          // Allows choosing the same file again.
          currentTarget.value = '';
        }}
      />
      <ChatHeader
        conversation={conversation}
        withoutLoot={Boolean(shared.line)}
        since={shared.since}
        heading={heading}
        actions={
          participant.role !== null && (
            <ChatActions conversation={conversation} entries={entries} isBlocked={isBlocked} />
          )
        }
        onBack={onBack}
      />
      {!isWide && shared.line}
      {messages.isPending && <LogSkeleton />}
      {messages.isLoadingError && (
        <chakra.div flex="1" minHeight="0" overflowY="auto">
          <QueryProblem title="Messages could not be loaded" query={messages} />
        </chakra.div>
      )}
      {messages.data && (
        <MessageLog
          participant={participant}
          entries={entries}
          place={place}
          readCount={readByParticipant}
          earlier={earlier}
          onRetry={sendAgain}
        />
      )}
      {participant.role === null ? (
        <Muted bg="surface" borderTopWidth="1px" borderColor="line" padding="4" textAlign="center">
          This person has left Doubloon. Nothing more can be sent here.
        </Muted>
      ) : isBlocked ? (
        <BlockedChat uid={participant.uid} name={participant.name} />
      ) : (
        <Composer
          composing={composing}
          isSending={isSending}
          input={input}
          onAttach={() => picker.current?.click()}
          onPasteFiles={take}
        />
      )}
      {isOver && (
        <chakra.div
          position="absolute"
          inset="2"
          display="grid"
          placeContent="center"
          bg="surface/90"
          borderWidth="2px"
          borderStyle="dashed"
          borderColor="accent"
          borderRadius="lg"
          fontWeight="semibold"
          pointerEvents="none"
        >
          Drop files to attach them
        </chakra.div>
      )}
    </Ground>
  );
  return (
    <chakra.div display="flex" flex="1" minHeight="0">
      {chat}
      {isWide && shared.pane}
    </chakra.div>
  );
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Returns true while the page is visible, that is, its tab is the one shown. */
function usePageVisible(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
}

/** Puts the focus into a chat that was just chosen: where one writes, or on phones, whose keyboard would hide half of it, on its heading. */
function useFocusOnOpening(
  chosen: boolean,
  input: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (!chosen) return;
    const target = matchMedia('(min-width: 768px)').matches ? input : heading;
    target.current?.focus({ preventScroll: true });
  }, [chosen, input, heading]);
}

/** Takes files that are dropped anywhere on an area: spread `area` into it; `isOver` while some are held above it. */
function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  const hold = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    // Otherwise the browser would open the file in the place of the page.
    event.preventDefault();
    setOver(true);
  };
  return {
    isOver,
    area: {
      onDragEnter: hold,
      onDragOver: hold,
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isInside) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}

/** The shape of messages that are on their way. */
export function LogSkeleton() {
  return (
    <Stack role="status" flex="1" minHeight="0" overflow="hidden" gap="3" alignContent="end" padding="5" bg="canvas">
      <VisuallyHidden>Loading...</VisuallyHidden>
      {SHAPES.map(([width, side]) => (
        <Skeleton key={width} height="14" style={{ width, justifySelf: side }} borderRadius="lg" />
      ))}
    </Stack>
  );
}
