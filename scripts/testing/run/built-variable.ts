/** Set by `npm test` for the parts that come after its build. */
export const BUILT_VARIABLE = 'DOUBLOON_BUILT';
