/** The project of the local suite: projects whose name starts with `demo-` never reach the cloud. `.firebaserc` names the same one. */
export const LOCAL_PROJECT_ID = 'demo-doubloon';
