/** What a test file may take on two quiet cores where its part's limit is too little. */
export interface StatedCost {
  /** Path from the root of the repository. */
  readonly path: string;
  readonly seconds: number;
  readonly reason: string;
}

/** Files that cost more than `files.most` of their part allows. */
export const FILE_COSTS: readonly StatedCost[] = [];
