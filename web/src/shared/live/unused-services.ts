/** Stands for what reactfire imports of Firebase's services that are not used here, so that no browser loads them. */
function unused(): never {
  throw new Error('This service of Firebase is not used');
}

// firebase/database
export {
  unused as get,
  unused as off,
  unused as onChildAdded,
  unused as onChildChanged,
  unused as onChildMoved,
  unused as onChildRemoved,
  unused as onValue,
};
// firebase/functions
export { unused as httpsCallable };
// firebase/remote-config
export {
  unused as ensureInitialized,
  unused as getAll,
  unused as getBoolean,
  unused as getNumber,
  unused as getString,
  unused as getValue,
};
// firebase/storage
export { unused as getDownloadURL, unused as ref };
