/** Store texts, word for word as specified where the specification has them. */
export const storesText = {
  notFoundTitle: 'Creator Not Found',
  notFoundText: "The creator you're looking for doesn't exist or has been removed.",
  backToCreators: 'Back to Creators',
  backToDashboard: 'Back to Dashboard',
  unknownCreator: 'Unknown Creator',
  creator: 'Creator',
  edit: 'Edit Profile',
  personalize: 'Personalize Store',
  save: 'Save Profile',
  saved: 'Profile updated successfully',
  saveFailed: 'Profile update failed',

  aboutMe: 'About Me',
  noPersonalDescription: 'No personal description available.',
  about: 'About',
  noBackground: 'No background information available.',
  notKnown: 'N/A',
} as const;
