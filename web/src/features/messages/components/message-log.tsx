import type { ChatParticipant } from '@doubloon/contract/messaging/conversation.ts';
import { ArrowDown, Check, CheckCheck, Clock3 } from 'lucide-react';
import { areTogether, byDay, type ChatEntry } from '../chat-entries.ts';
import { Bubble } from './bubble.tsx';
import { ChatStart } from './chat-start.tsx';
import { removeOutgoing, type Outgoing } from '../outbox.ts';
import { dayText } from '../../../shared/ui/figures/time.ts';
import type { useKeptPlace } from '../use-kept-place.ts';
import { currentTime } from '../../../shared/state/current-time.ts';
import { chakra, List, Stack, Wrap } from '../../../shared/style/chakra.tsx';
import { Button, IconButton } from '../../../shared/ui/buttons/button.tsx';
import { ProblemNotice } from '../../../shared/ui/lists/query-view.tsx';

/** Distance from the beginning at which earlier messages are loaded, in pixels. */
const NEAR_PX = 120;

const Day = chakra('h3', {
  base: {
    width: 'fit-content',
    marginX: 'auto',
    marginBottom: '3',
    paddingX: '3',
    paddingY: '1',
    bg: 'surface',
    borderRadius: 'full',
    color: 'muted',
    fontFamily: 'body',
    fontSize: 'xs',
    fontWeight: 'semibold',
  },
});

interface MessageLogProps {
  participant: ChatParticipant;
  entries: readonly ChatEntry[];
  place: ReturnType<typeof useKeptPlace>;
  /** Own messages up to this one have been read. */
  readCount: number;
  earlier: { there: boolean; busy: boolean; problem: Error | null; load: () => void };
  onRetry: (outgoing: Outgoing) => void;
}

/** Messages of a chat by day; scrolling up loads earlier ones. */
export function MessageLog({ participant, entries, place, readCount, earlier, onRetry }: MessageLogProps) {
  const { log, atEnd, newBelow, onScroll, toEnd } = place;
  const now = currentTime();
  return (
    <chakra.div position="relative" flex="1" minHeight="0" display="flex">
      <chakra.div
        ref={log}
        role="log"
        aria-label={`Messages with ${participant.name}`}
        tabIndex={0}
        flex="1"
        minWidth="0"
        display="flex"
        flexDirection="column"
        // Few messages stand above the field in which one answers.
        css={{ '& > *': { flexShrink: '0' }, '& > :first-child': { marginTop: 'auto' } }}
        overflowY="auto"
        overscrollBehavior="contain"
        // The place is kept by hand, the same in every browser.
        overflowAnchor="none"
        paddingX={{ base: '3', lg: '5' }}
        paddingY="4"
        _focusVisible={{ outlineOffset: '-2px' }}
        onScroll={({ currentTarget }) => {
          onScroll();
          const near = currentTarget.scrollTop < NEAR_PX;
          // After a failure only a press asks again.
          if (near && earlier.there && !earlier.busy && !earlier.problem) earlier.load();
        }}
      >
        {earlier.there && (
          <chakra.div display="grid" justifyItems={earlier.problem ? undefined : 'center'} marginBottom="3">
            {earlier.problem ? (
              <ProblemNotice
                title="Earlier messages could not be loaded"
                query={{ error: earlier.problem, refetch: earlier.load }}
              />
            ) : (
              <Button variant="quiet" loading={earlier.busy} loadingText="Loading..." onClick={earlier.load}>
                Show earlier messages
              </Button>
            )}
          </chakra.div>
        )}
        {!earlier.there && entries.length === 0 && <ChatStart participant={participant} />}
        {byDay(entries).map(({ day, entries: ofDay }) => (
          <chakra.section key={day} marginBottom="4" _last={{ marginBottom: '0' }}>
            <Day>{dayText(new Date(day), now)}</Day>
            <List gap="3">
              {ofDay.map((entry, index) => {
                if (entry.kind === 'outgoing') {
                  return <OutgoingBubble key={entry.key} outgoing={entry.outgoing} onRetry={onRetry} />;
                }
                const { senderId, senderNumber, text, attachments, timestamp, read } = entry.message;
                const own = senderId !== participant.uid;
                return (
                  <Bubble
                    key={entry.key}
                    own={own}
                    isTimedBelow={areTogether(entry, ofDay[index + 1])}
                    isJoined={areTogether(ofDay[index - 1], entry)}
                    author={own ? 'You' : participant.name}
                    trusted={own || participant.isVerified}
                    text={text}
                    attachments={attachments}
                    at={timestamp}
                    mark={own && <ReadIcon read={read || senderNumber <= readCount} />}
                  />
                );
              })}
            </List>
          </chakra.section>
        ))}
      </chakra.div>
      {!atEnd && (
        <chakra.div position="absolute" bottom="3" left="0" right="0" display="grid" justifyItems="center">
          {newBelow > 0 ? (
            <Button boxShadow="lifted" borderRadius="full" onClick={toEnd}>
              <ArrowDown aria-hidden />
              {newBelow === 1 ? '1 new message' : `${newBelow} new messages`}
            </Button>
          ) : (
            <IconButton
              label="To the latest message"
              bg="surface"
              borderWidth="1px"
              borderColor="controlLine"
              borderRadius="full"
              boxShadow="lifted"
              onClick={toEnd}
            >
              <ArrowDown aria-hidden />
            </IconButton>
          )}
        </chakra.div>
      )}
    </chakra.div>
  );
}

/** Check mark of a sent message: single when unread, double when the other person has read it. */
function ReadIcon({ read }: { read: boolean }) {
  const label = read ? 'Read' : 'Not read';
  const Icon = read ? CheckCheck : Check;
  return (
    <chakra.span role="img" aria-label={label} title={label} color={read ? 'seaText' : 'muted'} display="inline-flex">
      <Icon size={16} aria-hidden />
    </chakra.span>
  );
}

/** A message that the server does not have yet; one that failed says why and can be sent again. */
function OutgoingBubble({ outgoing, onRetry }: { outgoing: Outgoing; onRetry: (outgoing: Outgoing) => void }) {
  const { clientMessageId, text, attachments, at, status, problem } = outgoing;
  return (
    <Bubble
      trusted
      own
      author="You"
      text={text}
      attachments={attachments}
      at={new Date(at)}
      mark={
        status === 'sending' && (
          <chakra.span display="inline-flex" alignItems="center" gap="1">
            <Clock3 size={14} aria-hidden />
            Sending...
          </chakra.span>
        )
      }
    >
      {status === 'failed' && (
        <Stack role="alert" gap="1">
          <chakra.p textStyle="error" fontWeight="semibold">
            {problem ?? 'Not sent. Please try again.'}
          </chakra.p>
          <Wrap gap="2">
            <Button variant="outline" onClick={() => onRetry(outgoing)}>
              Try again
            </Button>
            <Button variant="quiet" onClick={() => removeOutgoing(clientMessageId)}>
              Discard
            </Button>
          </Wrap>
        </Stack>
      )}
    </Bubble>
  );
}
