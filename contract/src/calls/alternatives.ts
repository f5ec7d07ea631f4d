/** One field with its other names in the specification's two documents. */
export interface Alternative {
  /** The names of the field. A schema declares one of them, and a request may use any. */
  readonly names: readonly string[];
  /** Fields that identify the schema, for names that mean something else in other schemas. */
  readonly beside?: readonly string[];
  /** The name of a single value, which becomes a list of one. */
  readonly single?: string;
  /** True if a schema may declare several of the names; each is then filled from the others. */
  readonly copied?: true;
}

const IN_APPLICATION = ['cover_letter', 'answers'];
const IN_DELIVERABLE = ['baseline_views', 'baselineViews'];

/**
 * Every field that the documents name differently, in requests, answers and stored documents: whichever name a schema declares, the others are understood in
 * its place. A request gives each field only once.
 */
export const ALTERNATIVES: readonly Alternative[] = [
  { names: ['expected_reach', 'expectedReach'] },
  { names: ['age_range', 'ageRange', 'targetAge', 'target_age'] },
  { names: ['startDate', 'start_date'] },
  { names: ['endDate', 'end_date'] },
  { names: ['created_at', 'createdAt'] },
  { names: ['created_at', 'createdAt', 'appliedAt'], beside: IN_APPLICATION },
  { names: ['createdAt', 'date'], beside: ['comment'] },
  { names: ['platforms', 'platform'], single: 'platform' },
  { names: ['applicant_questions', 'applicantQuestions'] },
  { names: ['id', 'application_id'], beside: IN_APPLICATION },
  { names: ['treasure_id', 'deliverable_id'] },
  { names: ['treasure_id', 'deliverable_id', 'id'], beside: IN_DELIVERABLE },
  { names: ['url', 'content_url'] },
  { names: ['feedback', 'reason', 'revision_instructions'], beside: ['status', 'approved'] },
  { names: ['userName', 'user'], beside: ['comment'] },
  { names: ['name', 'displayName'], beside: ['username'], copied: true },
];

/**
 * Returns the other names of a field in a schema with these fields. A name that the schema declares itself is included only if one is filled from the other.
 */
export function otherNames(field: string, declared: ReadonlySet<string>): { name: string; isSingle: boolean }[] {
  const others = ALTERNATIVES.flatMap(({ names, beside, single, copied }) => {
    if (!names.includes(field) || field === single) return [];
    if (beside && !beside.some((other) => declared.has(other))) return [];
    const found = names.filter((name) => name !== field && (copied || !declared.has(name)));
    return found.map((name) => [name, { name, isSingle: name === single }] as const);
  });
  return [...new Map(others).values()];
}
