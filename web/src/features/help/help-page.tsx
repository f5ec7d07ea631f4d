import type { HelpEntry, HelpPart } from './help-topic.ts';
import { helpTopics, topicsWith } from './help-topics.ts';
import { paths } from '../../shared/paths.ts';
import { useArrival } from '../../shared/state/use-arrival.ts';
import { Card, chakra, Hint, Muted, SectionTitle, Stack } from '../../shared/style/chakra.tsx';
import { SUPPORT_ANSWERS, SUPPORT_EMAIL } from '../../shared/text/support.ts';
import { TextButton, TextLink } from '../../shared/ui/buttons/text-link.tsx';
import { SearchField, useSearchWords } from '../../shared/ui/lists/narrowing.tsx';
import { EmptyState } from '../../shared/ui/lists/query-view.tsx';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', lg: 'minmax(0, 1fr) 15rem' },
    gap: { base: '6', lg: '10' },
  },
});

const ContentsLink = chakra('a', {
  base: {
    display: 'block',
    paddingY: '2.5',
    paddingLeft: '4',
    borderLeftWidth: '2px',
    borderColor: 'line',
    textStyle: 'hint',
    lineHeight: 'snug',
    _hover: { color: 'text', borderColor: 'accent' },
  },
});

const Question = chakra('article', {
  base: {
    paddingX: '4',
    paddingY: '5',
    marginX: '-4',
    borderTopWidth: '1px',
    borderColor: 'line',
    scrollMarginTop: '16',
    outline: 'none',
    // Where the address has led.
    _focus: { boxShadow: 'inset 3px 0 0 {colors.accent}' },
  },
});

const MailLink = chakra('a', {
  base: { color: 'seaText', fontWeight: 'semibold', textDecoration: 'underline', overflowWrap: 'anywhere' },
});

const anchorOf = (topic: string) => topic.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** Everything that people ask, narrowed to the words that they look for, and the way to somebody who answers. */
export function HelpPage() {
  const [words, onSearch] = useSearchWords();
  const topics = topicsWith(words);
  const found = topics.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <>
      <chakra.div role="search" maxWidth="32rem" marginBottom="2">
        <SearchField words={words} onChange={onSearch} placeholder="Views, refund, hold …" />
        <Hint role="status" minHeight="6">
          {words !== '' && (found === 1 ? '1 answer' : `${found} answers`)}
        </Hint>
      </chakra.div>
      <Columns>
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
            <Card key={title} id={anchorOf(title)} scrollMarginTop="16" aria-labelledby={`${anchorOf(title)}-title`}>
              <SectionTitle id={`${anchorOf(title)}-title`} marginBottom="4">
                {title}
              </SectionTitle>
              {entries.map((entry) => (
                <Answered key={entry.id} entry={entry} />
              ))}
            </Card>
          ))}
          <Support />
        </Stack>
        <chakra.nav
          aria-label="Topics"
          display={{ base: 'grid', lg: 'block' }}
          // Phones read what there is before the first answer.
          order={{ base: '-1', lg: '0' }}
          gridTemplateColumns="repeat(2, minmax(0, 1fr))"
          columnGap="4"
          position={{ lg: 'sticky' }}
          top="6"
          alignSelf="start"
        >
          {(topics.length === 0 ? helpTopics : topics).map(({ title }) => (
            <ContentsLink key={title} href={`#${anchorOf(title)}`}>
              {title}
            </ContentsLink>
          ))}
        </chakra.nav>
      </Columns>
    </>
  );
}

function Answered({ entry: { id, question, parts } }: { entry: HelpEntry }) {
  const place = useArrival<HTMLElement>(id);
  return (
    <Question ref={place} id={id} tabIndex={-1} aria-labelledby={`${id}-question`}>
      <chakra.h3 id={`${id}-question`} fontSize="lg">
        {question}
      </chakra.h3>
      {parts.map((part) => (
        <Part key={typeof part === 'string' ? part : part[0]} part={part} />
      ))}
    </Question>
  );
}

function Part({ part }: { part: HelpPart }) {
  if (typeof part === 'string')
    return (
      <chakra.p marginTop="2" maxWidth="prose">
        {part}
      </chakra.p>
    );
  return (
    <chakra.ul className="bulleted" marginTop="2" display="grid" gap="1.5" maxWidth="prose">
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
