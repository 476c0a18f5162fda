/** How close together things stand, and what that is called. */
export const densities = { comfortable: 'Comfortable', compact: 'Compact' };
