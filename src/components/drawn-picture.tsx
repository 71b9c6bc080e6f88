import { cn } from "@/lib/cn";

interface DrawnPictureProps {
  src: string;
  alt: string;
  width: number;
  height: number;
  isEager?: boolean;
  className?: string;
}

export function DrawnPicture({ alt, isEager = false, className, ...picture }: DrawnPictureProps) {
  return (
    <img
      {...picture}
      alt={alt}
      className={cn("block h-auto w-full", className)}
      loading={isEager ? "eager" : "lazy"}
      fetchPriority={isEager ? "high" : "auto"}
      decoding="async"
    />
  );
}
