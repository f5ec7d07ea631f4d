/** Environment variable that `npm test` sets for the parts that run after its build. */
export const BUILT_VARIABLE = 'DOUBLOON_BUILT';
