/** Profile texts, word for word as specified. */
export const usersText = {
  title: 'Profile Settings',
  basicInformation: 'Basic Information',
  edit: 'Edit Profile',
  cancel: 'Cancel',
  save: 'Save Changes',
  saving: 'Saving...',
  cannotChange: 'Cannot change',
  nameRequired: 'Name is required',
  loadFailed: 'Failed to load profile',
  saved: 'Profile updated successfully!',
  saveFailed: 'Failed to update profile. Please try again.',
} as const;
