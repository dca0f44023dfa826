export { AdministratorsOnly } from './administrators-only.tsx';
export { DEFAULT_DESTINATION } from './destination.ts';
export { requestGoogleToken } from './google-token.ts';
export { LoginButton } from './login-button.tsx';
export { showLoginNotice } from './login-modal-state.ts';
export { useProfile, useTeacher } from './profile.ts';
export { changeProfile, saveProfile } from './save-profile.ts';
export { SessionKeeper } from './session-keeper.tsx';
export { useSignIn } from './use-sign-in.ts';
