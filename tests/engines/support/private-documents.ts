/** Rules by which only its owner may read `private/UID`. */
export const PRIVATE_DOCUMENTS = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /private/{uid} {
      allow get: if request.auth != null && request.auth.uid == uid;
    }
  }
}`;
