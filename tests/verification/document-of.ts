/** A document of some chapters, each one block of yaml. */
export function documentOf(yaml: Record<number, string>): string {
  return Object.entries(yaml)
    .map(([chapter, block]) => `## ${chapter}. Chapter\n\n\`\`\`yaml\n${block.trim()}\n\`\`\`\n`)
    .join('\n');
}
