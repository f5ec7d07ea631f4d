import type { Place } from './find-text.ts';

const anywhere = /^\//;
const marketplace = /^\/marketplace$/;
const loot = /^\/loot\/[^/]+$/;
const createLoot = /^\/create-loot$/;
const managedLoots = /^\/loot-management$/;
const managedLoot = /^\/loot-management\/[^/]+$/;
const applications = /^\/applications$/;
const paymentSuccess = /^\/payment-success$/;
const signIn = /^\/(login|register)$/;
const profile = /^\/profile(\/|$)/;
const decision = /^PATCH \/api\/(deliverables|proofs)\/[^/]+$/;
const store = /^\/store\/[^/]+$/;
const myStore = /^\/my-store$/;
const project = /^\/my-approved-projects(\/|$)/;

/** Where each text that the specifications quote is read in the product; a text without a place fails a test. */
export const WHERE_SHOWN: Readonly<Record<string, Place>> = {
  // 000, section 2
  'Go to Dashboard': { at: /^\/$/ },
  'No additional information is required for this {product}.': {
    at: marketplace,
    as: /No additional information is required for this loot\./,
  },
  'Are you sure you want to withdraw your application? This action cannot be undone.': { at: anywhere },
  'Only business owners can create loots': { at: createLoot },

  // 000, section 5
  'Passwords do not match': { at: /^\/register$/ },
  'Please fill in the following required fields:': { at: marketplace },
  'Please log in to apply': { at: marketplace },
  'Please enter a cover letter before applying.': { at: loot },
  'Please tell us about your formal training.': { at: loot },
  'Please share your relevant experience.': { at: loot },
  'Please provide your years of experience.': { at: loot },
  'Please log in to apply.': { at: loot },
  'Please fill in all required fields.': { at: createLoot },
  'min-max': { value: 'the shape in which the two ages are sent' },

  // 000, section 8
  'HTTP {status}: {statusText}': { at: anywhere, as: /HTTP 50\d: [A-Z][a-z]+/ },
  'Request failed': { at: anywhere },
  'Invalid JSON response from server': { at: anywhere },
  'Invalid endpoint provided': {
    value: 'an answer to a fault of the code that no screen can make; web/src/shared/api/transport.test.ts',
  },
  'Login successful!': { at: anywhere },
  'Login failed. Please try again.': { at: signIn },
  'Registration successful!': { at: anywhere },
  'Registration failed. Please try again.': { at: signIn },
  'Logged out successfully': { at: anywhere },
  // On the screen of document 001 it carries an exclamation mark.
  'Profile updated successfully': { at: myStore, as: /Profile updated successfully(?!!)/ },
  'Profile update failed': { at: myStore },
  'Google login successful!': { at: anywhere },
  'Google login failed. Please try again.': { at: signIn },
  'Google login was cancelled': { at: signIn },
  'Google login popup was blocked. Please allow popups for this site.': { at: signIn },
  'An error occurred. Please try again.': { at: marketplace },
  'Application submitted successfully!': { at: anywhere },
  'Application withdrawn successfully.': { at: anywhere },
  'Failed to load {product}.': { at: loot, as: /Failed to load loot\./ },
  'Failed to create {product}: {message or Please try again.}': { at: createLoot, as: /Failed to create loot: \S/ },
  'Failed to create checkout session: {message}': { at: createLoot, as: /Failed to create checkout session: \S/ },
  'Missing payment reference. Please check your link.': { at: paymentSuccess },
  'We could not find your campaign for this payment reference.': { at: paymentSuccess },

  // 001, screens of owners
  'Unknown Creator': { at: applications },
  'No Loots Created': { at: managedLoots },
  // The toast comes at once; the address changes when the script of the list is there.
  '{product} not found': { at: /^\/loot-management(\/|$)/, as: /Loot not found/ },
  '{product} Not Found': { at: /^\/loot(-management)?(\/|$)/, as: /Loot Not Found/ },
  'Application rejected': { at: anywhere },
  'Please select a role': { at: anywhere },
  'Role updated to {role}': { at: anywhere, as: [/Role updated to Content Creator/, /Role updated to Business Owner/] },
  'Failed to update role. Please try again.': { at: anywhere },
  'Failed to fetch applications: {message}': { at: applications, as: /Failed to fetch applications: \S/ },
  'Application {status} successfully!': {
    at: managedLoot,
    as: [/Application approved successfully!/, /Application rejected successfully!/],
  },
  'Failed to {status} application: {message}': {
    at: managedLoot,
    as: [/Failed to approve application: \S/, /Failed to reject application: \S/],
  },
  'Application approveed/rejected successfully': {
    at: applications,
    as: [/Application approved successfully(?!!)/, /Application rejected successfully(?!!)/],
  },
  'Failed to {approve|reject} application': {
    at: applications,
    as: [/Failed to approve application/, /Failed to reject application/],
  },
  'Failed to fetch {product} details': { at: managedLoot, as: /Failed to fetch loot details/ },
  'Failed to fetch loots': { at: managedLoots },
  'Failed to fetch applications': { at: managedLoot },
  'Failed to fetch treasures': { at: managedLoot },
  'Failed to {action} treasure: {message or Unknown error}': {
    at: managedLoot,
    as: [
      /Failed to approve treasure: \S/,
      /Failed to reject treasure: \S/,
      /Failed to request revision for treasure: \S/,
    ],
  },
  'no connected Stripe account': { answerTo: decision },
  'account needs verification': { answerTo: decision },
  'Insufficient platform balance': { answerTo: decision },
  'Insufficient campaign budget': { answerTo: decision },
  'Payment Failed: {details}': { at: anywhere, as: /Payment Failed: \S/ },
  'Ended N days ago': { at: anywhere, as: /Ended \d+ days ago/ },
  'Ends today': { at: anywhere },
  'Ends tomorrow': { at: anywhere },
  'N days left': { at: anywhere, as: /\d+ days left/ },

  // 001, what creators have already
  'Project Not Found': { at: project },
  'The requested project could not be found.': { at: project },
  'Project not found': { at: anywhere },
  'New proof submission added successfully!': { at: project },
  "This campaign requires X or Y content, but you're submitting Z content": {
    at: project,
    as: /This campaign requires \S.* content, but you're submitting \S.* content/,
  },
  'Invalid {platform} URL. Please provide a link to a specific post, not just the platform.': {
    at: project,
    as: /Invalid TikTok URL\. Please provide a link to a specific post, not just the platform\./,
  },
  'Unable to verify the social media link': { at: project },
  'Please enter a valid view count': { at: project },
  'Some files exceed 10MB limit: ...': { at: project, as: /Some files exceed 10MB limit: \S/ },
  'Please drop valid image files': { at: project },
  'Please select valid image files': { at: project },
  'Please enter an account URL': { at: project },
  'Failed to update social link': { at: project },
  'Account verification successful! You can now submit treasure.': { at: project },
  'Verification failed. Please try again.': { at: project },
  'Failed to verify account URL': { at: project },
  'Invalid account URL': { at: project },
  'Unable to verify resource': { at: project },
  'Unable to verify account': { at: project },
  'User not authenticated': { at: anywhere },
  'Could not find project information': { at: project },
  'Missing required campaign or application information': { at: project },
  'Failed to load project details': { at: project },
  'Treasure submitted successfully!': { at: project },
  'Failed to submit treasure': { at: project },
  'An error occurred during submission': { at: project },
  'Failed to submit proof. Please try again.': { at: project },
  'Account Setup Complete!': { at: /^\/stripe\/success$/ },
  'Cannot change': { at: profile },

  // 001, profile and payment account
  'Profile picture must be less than 5MB': { at: profile },
  'Please log in to connect ...': { at: /^\/stripe\/success$/, as: /Please log in to connect your Stripe account/ },
  'Profile updated successfully!': { at: profile },
  'Failed to update profile. Please try again.': { at: profile },
  'Stripe account connected successfully!': { at: anywhere },
  'Failed to connect Stripe account: {message or Unknown error}': {
    at: profile,
    as: /Failed to connect Stripe account: \S/,
  },
  'Stripe account disconnected successfully': { at: profile },
  'Failed to disconnect Stripe account': { at: profile },

  // Messages
  Yesterday: { at: /^\/messages$/ },
  'Some files were too large. Maximum file size is 10MB.': { at: /^\/messages$/ },

  // 001, creators and their stores
  'my-store': { value: 'the id by which `/store/my-store` leads to `/my-store`' },
  'Creator Not Found': { at: store },
  "The creator you're looking for doesn't exist or has been removed.": { at: store },
  'Back to Dashboard': { at: myStore },
  'Back to Creators': { at: store },
  Creator: { at: store },
  'Edit Profile': { at: myStore },
  'Save Profile': { at: myStore },
  Cancel: { at: store },
  'Personalize Store': { at: myStore },
  'About Me': { at: store },
  'No personal description available.': { at: store },
  About: { at: store },
  'No background information available.': { at: store },
  'Become an affiliate': { at: store },
  'Add to my affiliates dashboard': { at: store },
  'N/A': { at: store },
  'Write Review': { at: store },
  'Be the first to review': { at: store },
  'No reviews yet': { at: store },
  'Reviews will appear here once customers leave feedback.': { at: myStore },
  "This creator doesn't have any reviews yet.": { at: store },
  'Reply to this review': { at: myStore },
  'Please select a rating': { at: store },
  'Please write a review comment': { at: store },
  'Please write a reply': { at: myStore },
  'Failed to submit review': { at: store },
  'Failed to submit reply': { at: myStore },
  'Review submitted successfully!': { at: store },
  'Reply submitted successfully!': { at: myStore },

  // 000 section 5 and 001, works and looks of stores
  'My Work': { at: store },
  'Upload Media': { at: myStore },
  'File size must be less than 10MB': { at: myStore },
  'File type not supported. Please upload images (JPEG, PNG, GIF, WebP) or videos (MP4, WebM)': {
    at: myStore,
    // Both documents' types are taken, so all are named.
    as: /File type not supported\. Please upload images \(JPEG, PNG, GIF, WebP\) or videos \(MP4, WebM, MOV, AVI\)/,
  },
  'name: message': { at: myStore, as: /huge\.png: File size must be less than 10MB/ },
  'Please select files to upload': { at: myStore },
  'Failed to upload {file}: {message}': { at: myStore, as: /Failed to upload first\.png: \S/ },
  'Failed to upload: {names}': { at: myStore, as: /Failed to upload: first\.png/ },
  'Upload failed: {message}': { at: myStore, as: /Upload failed: \S/ },
  'Failed to load media': { at: myStore },
  'Failed to remove media. Please try again.': { at: myStore },
  'Failed to update caption': { at: myStore },
  'Store Personalization': { at: myStore },
  'Failed to load store settings': { at: myStore },
  'Failed to save store settings': { at: myStore },
  'Store settings saved successfully!': { at: myStore },
  'Wallpaper uploaded successfully!': { at: myStore },
  'Wallpaper deleted successfully!': { at: myStore },
  'No wallpaper to delete': { at: myStore },
  'User ID is required for wallpaper upload': { answerTo: /^POST \/api\/media\/wallpaper$/ },
};

/** Texts of the screens that the product does not have yet. */
export const NOT_YET_SHOWN: readonly string[] = [];
