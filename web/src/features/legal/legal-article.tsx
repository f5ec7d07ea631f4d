import { Card, chakra, Hint } from '../../shared/style/chakra.tsx';
import { formatDate } from '../../shared/ui/figures/time.ts';
import { LEGAL_SINCE, type LegalPart, type LegalText } from './legal-text.ts';

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

/** The contents on narrow screens, folded so that the text begins on the first one. */
const Folded = chakra('details', {
  base: {
    display: { lg: 'none' },
    marginTop: '5',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'md',
    '&[open] > summary': { borderBottomWidth: '1px', borderColor: 'line' },
  },
});
const FoldedName = chakra('summary', {
  base: { cursor: 'pointer', minHeight: 'touch', alignContent: 'center', paddingX: '4', fontWeight: 'semibold' },
});

const idOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');

/** One legal text for reading: a column of comfortable width, and beside it, where there is room, what is in it. */
export function LegalArticle({ text: { title, summary, sections } }: { text: LegalText }) {
  return (
    <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 15rem' }} gap="10">
      <Card padding={{ base: '5', md: '9' }}>
        <chakra.article maxWidth="prose">
          <chakra.h2 fontSize={{ base: 'xl', md: '2xl' }}>{title}</chakra.h2>
          <Hint marginTop="2">In force since {formatDate(LEGAL_SINCE)}</Hint>
          <chakra.p fontSize="lg" lineHeight="snug" marginTop="5">
            {summary}
          </chakra.p>
          <Folded key={title}>
            <FoldedName>Contents</FoldedName>
            <chakra.nav aria-label={`Contents of the ${title}`} padding="2">
              <Contents sections={sections} />
            </chakra.nav>
          </Folded>
          {sections.map(({ heading, parts }, at) => (
            <chakra.section key={heading} id={idOf(heading)} marginTop="9" scrollMarginTop="20">
              <chakra.h3 fontSize="lg">
                <chakra.span color="goldText" marginRight="2.5" textStyle="figure">
                  {at + 1}
                </chakra.span>
                {heading}
              </chakra.h3>
              {parts.map((part) => (
                <Part key={typeof part === 'string' ? part : part[0]} part={part} />
              ))}
            </chakra.section>
          ))}
        </chakra.article>
      </Card>
      <chakra.nav
        aria-label={`Contents of the ${title}`}
        display={{ base: 'none', lg: 'block' }}
        position="sticky"
        top="6"
        alignSelf="start"
      >
        <Contents sections={sections} />
      </chakra.nav>
    </chakra.div>
  );
}

/** A link to each section. Where they are folded out they fold in before the jump, which they would otherwise move. */
function Contents({ sections }: Pick<LegalText, 'sections'>) {
  return sections.map(({ heading }) => (
    <ContentsLink
      key={heading}
      href={`#${idOf(heading)}`}
      onClick={({ currentTarget }) => currentTarget.closest('details')?.removeAttribute('open')}
    >
      {heading}
    </ContentsLink>
  ));
}

function Part({ part }: { part: LegalPart }) {
  if (typeof part === 'string') return <chakra.p marginTop="3">{part}</chakra.p>;
  return (
    <chakra.ul className="bulleted" marginTop="3" display="grid" gap="2">
      {part.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </chakra.ul>
  );
}
