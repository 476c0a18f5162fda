/** What lies over the page below a sheet: of one layer with it, so that what opens over another sheet covers that as well. */
export const scrimLook = 'fixed inset-0 z-dialog bg-scrim';
