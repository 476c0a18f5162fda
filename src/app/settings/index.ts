export { onSettings, readSetting, settingNames, useSetting, writeSetting } from './settings.ts';
