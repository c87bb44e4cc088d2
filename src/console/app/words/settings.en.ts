export const settingsEn = {
  title: 'Settings',
}
