/**
 * Opens one version after the other, and shows it unless a newer one came meanwhile: a version may take longer to open than the
 * one after it. Where one cannot be opened, what was shown stays.
 */
export function following<Version, Opened>(
  open: (version: Version) => Promise<Opened>,
  show: (opened: Opened) => void,
): (version: Version) => Promise<void> {
  let newest: Version | undefined;
  return async (version) => {
    newest = version;
    try {
      const opened = await open(version);
      if (newest === version) show(opened);
    } catch (problem) {
      console.error(problem);
    }
  };
}
