import { useLocation } from 'react-router-dom';
import type { HelpEntry, HelpPart } from './help-topic.ts';
import { helpTopics, topicsWith } from './help-topics.ts';
import { paths } from '../../shared/paths.ts';
import { useArrival } from '../../shared/state/use-arrival.ts';
import { Card, chakra, Hint, Muted, SectionTitle, SlidingLine, Stack } from '../../shared/style/chakra.tsx';
import { SUPPORT_ANSWERS, SUPPORT_EMAIL } from '../../shared/text/support.ts';
import { TextButton, TextLink } from '../../shared/ui/buttons/text-link.tsx';
import { Fold, FoldName } from '../../shared/ui/layout/fold.tsx';
import { SearchField, useSearchWords } from '../../shared/ui/lists/narrowing.tsx';
import { EmptyState } from '../../shared/ui/lists/query-view.tsx';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', lg: 'minmax(0, 1fr) 15rem' },
    gap: { base: '6', lg: '10' },
  },
});

/** On phones a line that slides, so that the first questions stay in sight. First in the document, because a page is shown while it still arrives. */
const Topics = chakra(SlidingLine, {
  base: {
    flexWrap: { base: 'nowrap', md: 'nowrap' },
    overflowX: { base: 'auto', md: 'auto' },
    lg: { order: '1', display: 'block', position: 'sticky', top: '6', alignSelf: 'start', overflowX: 'visible' },
  },
});

const ContentsLink = chakra('a', {
  base: {
    textStyle: 'hint',
    lineHeight: 'snug',
    minHeight: { base: 'touch', lg: '0' },
    alignContent: 'center',
    flexShrink: '0',
    whiteSpace: { base: 'nowrap', lg: 'normal' },
    display: 'block',
    paddingX: '4',
    paddingY: '2.5',
    borderWidth: { base: '1px', lg: '0' },
    borderLeftWidth: { base: '1px', lg: '2px' },
    borderRadius: { base: 'full', lg: '0' },
    borderColor: 'line',
    _hover: { color: 'text', borderColor: 'accent' },
    '&[aria-current]': {
      color: 'text',
      fontWeight: 'semibold',
      borderColor: 'accent',
      boxShadow: { lg: 'inset 1px 0 0 {colors.accent}' },
    },
  },
});

const Topic = chakra(Card, { base: { padding: '0', overflow: 'hidden', scrollMarginTop: '16' } });
const TopicTitle = chakra(SectionTitle, {
  base: { paddingX: { base: '4', md: '6' }, paddingTop: { base: '4', md: '5' }, paddingBottom: '3' },
});

const Question = chakra('article', {
  base: {
    borderTopWidth: '1px',
    borderColor: 'line',
    scrollMarginTop: '16',
    outline: 'none',
    // Where the address has led.
    _focus: { boxShadow: 'inset 3px 0 0 {colors.accent}' },
  },
});

const Opener = chakra(FoldName, {
  base: { minHeight: '14', paddingX: { base: '4', md: '6' }, paddingY: '3', _hover: { bg: 'raised' } },
});
const Answer = chakra('div', {
  base: { paddingX: { base: '4', md: '6' }, paddingBottom: '5', '& > :first-child': { marginTop: '0' } },
});

const MailLink = chakra('a', {
  base: { color: 'seaText', fontWeight: 'semibold', textDecoration: 'underline', overflowWrap: 'anywhere' },
});

const anchorOf = (topic: string) => topic.toLowerCase().replaceAll(/[^a-z]+/g, '-');

const leadsTo = (hash: string, ...anchors: readonly string[]) => anchors.some((anchor) => hash === `#${anchor}`);

/** Everything that people ask, narrowed to the words that they look for, and the way to somebody who answers. */
export function HelpPage() {
  const [words, onSearch] = useSearchWords();
  const topics = topicsWith(words);
  const found = topics.reduce((sum, { entries }) => sum + entries.length, 0);
  const { hash } = useLocation();
  const listed = topics.length === 0 ? helpTopics : topics;
  const current =
    listed.find(({ title, entries }) => leadsTo(hash, anchorOf(title), ...entries.map(({ id }) => id))) ?? listed[0];
  return (
    <>
      <chakra.div role="search" marginBottom="2">
        <SearchField words={words} onChange={onSearch} placeholder="Views, refund, hold …" />
        <Hint role="status" minHeight="6">
          {words !== '' && (found === 1 ? '1 answer' : `${found} answers`)}
        </Hint>
      </chakra.div>
      <Columns>
        <Topics as="nav" aria-label="Topics">
          {listed.map((topic) => (
            <ContentsLink
              key={topic.title}
              href={`#${anchorOf(topic.title)}`}
              aria-current={topic === current ? 'location' : undefined}
            >
              {topic.title}
            </ContentsLink>
          ))}
        </Topics>
        <Stack gap="6" alignContent="start" minWidth="0">
          {topics.length === 0 && (
            <Card>
              <EmptyState
                drawing="compass"
                title="No answer found"
                text="Try another word, or write to us below."
                action={<TextButton onClick={() => onSearch('')}>Show all questions</TextButton>}
              />
            </Card>
          )}
          {topics.map(({ title, entries }) => (
            <Topic key={title} id={anchorOf(title)} aria-labelledby={`${anchorOf(title)}-title`}>
              <TopicTitle id={`${anchorOf(title)}-title`}>{title}</TopicTitle>
              {entries.map((entry) => (
                <Answered
                  key={entry.id}
                  entry={entry}
                  words={words}
                  unfolded={words !== '' || entry === topics[0]?.entries[0]}
                />
              ))}
            </Topic>
          ))}
          <Support />
        </Stack>
      </Columns>
    </>
  );
}

interface AnsweredProps {
  entry: HelpEntry;
  words: string;
  /** True to show its answer at first, as for the question that the address names. */
  unfolded: boolean;
}

/** A question that folds out its answer; a search folds all of them anew. */
function Answered({ entry: { id, question, parts }, words, unfolded }: AnsweredProps) {
  const place = useArrival<HTMLElement>(id);
  const { hash } = useLocation();
  return (
    <Question ref={place} id={id} tabIndex={-1} aria-labelledby={`${id}-question`}>
      <Fold key={`${words} ${hash === `#${id}`}`} open={unfolded || hash === `#${id}`}>
        <Opener>
          <chakra.h3 id={`${id}-question`} fontFamily="body" fontSize="md" fontWeight="semibold" letterSpacing="normal">
            {question}
          </chakra.h3>
        </Opener>
        <Answer>
          {parts.map((part) => (
            <Part key={typeof part === 'string' ? part : part[0]} part={part} />
          ))}
        </Answer>
      </Fold>
    </Question>
  );
}

function Part({ part }: { part: HelpPart }) {
  if (typeof part === 'string')
    return (
      <chakra.p marginTop="4" maxWidth="prose">
        {part}
      </chakra.p>
    );
  return (
    <chakra.ul className="bulleted" marginTop="4" display="grid" gap="1.5" maxWidth="prose">
      {part.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </chakra.ul>
  );
}

function Support() {
  return (
    <Card aria-labelledby="support-title" id="support" scrollMarginTop="16">
      <SectionTitle id="support-title">Ask our team</SectionTitle>
      <chakra.p marginTop="2">
        Write to <MailLink href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</MailLink>
      </chakra.p>
      <Muted marginTop="1">{SUPPORT_ANSWERS} Name the loot or the project that it is about.</Muted>
      <chakra.p marginTop="3">
        Does something not work? <TextLink to={paths.status}>See what works now</TextLink>
      </chakra.p>
    </Card>
  );
}
