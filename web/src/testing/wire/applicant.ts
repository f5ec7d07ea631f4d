/** Returns an applicant as the API sends one, for tests; new to the owner in everything that `change` does not name. */
export function anApplicantOnTheWire(change: Record<string, unknown> = {}) {
  return {
    creator_id: 'u1',
    name: 'Ada',
    username: 'ada.films',
    profilePic: 'https://files.example.com/ada.png',
    isVerified: true,
    together: { total: 0, newest: [] },
    best_posts: [],
    ...change,
  };
}
