export default function LogoutScreen() {
  return null;
}
